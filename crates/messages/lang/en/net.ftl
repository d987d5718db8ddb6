# Texts of tengen net: networks described, checked and measured.

net-name = Name
net-version = Version
net-version-of = { $version } of the format
net-trunk = Trunk
net-trunk-of = { $blocks ->
    [one] { $blocks } block
   *[other] { $blocks } blocks
}, { $channels ->
    [one] { $channels } channel
   *[other] { $channels } channels
}
net-weights = Weights
net-weights-of = { $weights }, { $size } MiB in single precision
net-policy = Policy
net-value = Value
net-players = Players
net-players-of = { $players ->
    [told] must be told (it imitates them), so that it cannot guide a search here
   *[untold] not told
}
net-says-policy = policy
net-says-optimistic-policy = optimistic policy
net-says-move-values = value of each move
net-says-move-scores = score of each move
net-says-outcome = win, loss, no result
net-says-score = score and its deviation
net-says-lead = lead
net-says-ownership = ownership
net-says-errors = how far these may be off
net-check = { $name } ({ $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
})
net-not-finite = not all answers are finite numbers
net-probability = probability
net-points = points
net-ownership = ownership
net-good = good
net-too-far-off = TOO FAR OFF
net-no-kernel = there is no portable kernel
net-wrong = { $file } is not evaluated as it should be on this processor
net-bench = { $speed } evaluations a second of the processor’s time: { $evaluations } in { $seconds } s on { $size }, { $kernel }, { $precision }
