/** How long staff may undo a decision before anybody hears of it. */
export const UNDO_SECONDS = 10
/** Mails wait, and the server allows it, a little longer than staff see the button. */
export const UNDO_GRACE_SECONDS = 5
