import type { Language, Messages } from "#i18n/localized.ts"

/** Notes that the site writes in a ledger. Their codes are stored, so that each colleague reads them in their own language. */
const NOTES = {
  "transfer-undone": { en: "Bank transfer taken back", vi: "Thu hồi khoản chuyển khoản" },
  "transfer-moved": { en: "Bank transfer moved to another booking", vi: "Đã chuyển khoản tiền này sang đặt chỗ khác" },
  "transfer-not-cash": { en: "It was a bank transfer, not cash", vi: "Là chuyển khoản, không phải tiền mặt" },
} satisfies Messages

export type LedgerNote = keyof typeof NOTES

const isCode = (note: string): note is LedgerNote => Object.hasOwn(NOTES, note)

/** Returns a note of a ledger in words. What colleagues have typed stays as it is. */
export const noteText = (note: string, language: Language): string => (isCode(note) ? NOTES[note][language] : note)
