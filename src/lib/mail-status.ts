export const MAIL_STATUSES = ["sent", "waiting", "failing", "dead", "dismissed"] as const
/** `failing`: to be tried again. `dead`: given up until staff resend it. `dismissed`: staff want no more of it. */
export type MailStatus = (typeof MAIL_STATUSES)[number]
