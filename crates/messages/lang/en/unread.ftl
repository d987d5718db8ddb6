# Problems: the answer to plays that take too long to be read.

problem-unread = Whether that works as well cannot be read to the end here. There is a surer way.
