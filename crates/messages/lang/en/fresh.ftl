# Problems made fresh.

problem-like = Another one like this
problem-making = One moment: a problem is being made and proved.
problem-made = Made just now
problem-not-made = No new one was found quickly enough; here is the next of the set.
problems-made = A problem made just now, and proved. It is not part of the set.
problems-not-made = No problem of that kind and level was found quickly enough. Another try may find one.
arg-problems-fresh = Make new problems of the kind instead of taking those of the set; a few seconds each at most
