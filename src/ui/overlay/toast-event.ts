/** Said to the window with every toast: by the first one the root knows to load where they appear. */
export const TOAST_SHOWN = "toastshown"
