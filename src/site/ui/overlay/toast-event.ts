/** Window event of each toast. The first one loads the toast region. */
export const TOAST_SHOWN = "toastshown"
