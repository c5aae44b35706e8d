import { fold } from "#lib/text/fold.ts"

/** `amount` in whole đồng. `content` is what the transfer says. Without them the code can be used again and again. */
export type VietQr = { bin: string; accountNumber: string; amount?: number; content?: string }

export const MAX_CONTENT = 25
/** In đồng. */
export const MAX_AMOUNT = 9_999_999_999_999

/** NAPAS, and its service of a transfer to an account. */
const NAPAS = "A000000727"
const TO_ACCOUNT = "QRIBFTTA"
const DONG = "704"

/**
 * Returns the text of a VietQR code: EMVCo's merchant-presented fields with the beneficiary of NAPAS in field 38.
 * @throws RangeError for what a code can't hold
 */
export function vietQr({ bin, accountNumber, amount, content }: VietQr): string {
  check(/^\d{6}$/.test(bin), "The BIN of a bank has six digits.")
  check(/^[A-Z\d]{1,19}$/i.test(accountNumber), "An account number has 1 to 19 letters and digits.")
  check(
    amount === undefined || (Number.isInteger(amount) && amount > 0 && amount <= MAX_AMOUNT),
    "The amount must be whole đồng, at most 13 digits.",
  )
  check(
    content === undefined || (/^[A-Z\d]+( [A-Z\d]+)*$/.test(content) && content.length <= MAX_CONTENT),
    "The content has at most 25 characters: A to Z, digits and single blanks.",
  )
  const account = field("00", bin) + field("01", accountNumber)
  const text =
    field("00", "01") +
    field("01", amount === undefined ? "11" : "12") +
    field("38", field("00", NAPAS) + field("01", account) + field("02", TO_ACCOUNT)) +
    field("53", DONG) +
    (amount === undefined ? "" : field("54", String(amount))) +
    field("58", "VN") +
    (content === undefined ? "" : field("62", field("08", content))) +
    "6304"
  return text + crc16(text)
}

function check(isRight: boolean, message: string): void {
  if (!isRight) throw new RangeError(message)
}

const field = (id: string, value: string): string => id + String(value.length).padStart(2, "0") + value

/** CRC-16/CCITT-FALSE in four hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte << 8
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, "0")
}

/**
 * Returns what a transfer for a booking says: its reference without hyphens, because banks drop them, and a word such as
 * 'COC' as far as there is room.
 */
export function transferContent(reference: string, word = ""): string {
  const plain = (text: string) =>
    fold(text)
      .replace(/[^a-z\d ]/g, "")
      .toUpperCase()
  const content = [plain(reference).replaceAll(" ", ""), plain(word)].filter(Boolean).join(" ")
  return content.slice(0, MAX_CONTENT).trim()
}
