export const MAIL_STATUSES = ["sent", "waiting", "failing", "dead", "dismissed"] as const
/** `failing`: to be tried again. `dead`: given up until staff resend it. `dismissed`: taken from the list of failed mails by staff, and not sent. */
export type MailStatus = (typeof MAIL_STATUSES)[number]

/** Returns whether mails of a kind go to the office, so that nobody sends one to a guest. */
export function isForOffice(kind: string): boolean {
  return kind.endsWith("-for-staff") || kind === "contact-message"
}
