# An engine that passes.
while read id command _; do
    case $command in
        name) echo "=$id Passer" ;;
        version) echo "=$id 1" ;;
        genmove) echo "=$id pass" ;;
        *) echo "=$id" ;;
    esac
    echo
    if [ "$command" = quit ]; then exit; fi
done
