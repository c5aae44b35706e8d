/** Spec §5: the simple address pattern. In a file of its own, for what checks nothing else needs no validator. */
export const EMAIL_PATTERN = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
