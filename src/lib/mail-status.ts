export const MAIL_STATUSES = ["sent", "waiting", "failing", "dead", "dismissed"] as const
/** `failing`: to be tried again. `dead`: given up until staff resend it. `dismissed`: taken from the list of failed mails by staff, and not sent. */
export type MailStatus = (typeof MAIL_STATUSES)[number]
