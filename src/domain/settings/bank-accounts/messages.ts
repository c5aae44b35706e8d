import type { Messages } from "#i18n/localized.ts"

/** What is wrong with an account, of the company or of a guest. */
export const accountMessages = {
  accountNumberInvalid: {
    en: "An account number has 1 to 19 digits or letters",
    vi: "Số tài khoản gồm 1 đến 19 chữ số hoặc chữ cái",
  },
  holderInvalid: {
    en: "Please enter the account holder as the bank writes it: letters A to Z, digits, blanks and . , & - only",
    vi: "Vui lòng nhập tên chủ tài khoản như ngân hàng ghi: chữ cái không dấu, chữ số, dấu cách và . , & -",
  },
} satisfies Messages
