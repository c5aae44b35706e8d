/* Secrets in the links to a guest's booking. */

/** URL fragment key of a mailed link. */
export const GUEST_KEY = "key"

/** URL fragment key after a form without JavaScript. Opens the booking but does not confirm the email address. */
export const BOOKED_KEY = "booked"

/** Query parameter of a confirmation link. Not in the fragment, because the server must read it without JavaScript. */
export const CONFIRM_KEY = "confirm"

export function confirmationLink(link: string): string {
  return link.replace(`#${GUEST_KEY}=`, `?${CONFIRM_KEY}=`)
}
