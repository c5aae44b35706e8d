/* Secrets in the links to a guest's booking. */

/** URL fragment key of a mailed link. */
export const GUEST_KEY = "key"

/** URL fragment key after a form without JavaScript. Opens the booking but does not confirm the email address. */
export const BOOKED_KEY = "booked"

/** Query parameter of a confirmation link. Not in the fragment, because the server must read it without JavaScript. */
export const CONFIRM_KEY = "confirm"

/** Query parameter of the forms that make or end the link to a booking's plan without JavaScript. */
export const PLAN_LINK = "plan-link"
export type PlanLinkStep = "make" | "end"

/** Query key of what such a form has done, which its page shows once. */
export const planLinkKey = (id: string) => ["plan-link", id] as const
export type PlanLinkResult = { token?: string }

export function confirmationLink(link: string): string {
  return link.replace(`#${GUEST_KEY}=`, `?${CONFIRM_KEY}=`)
}
