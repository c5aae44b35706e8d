import type { Messages } from "#i18n/localized.ts"

export const messages = {
  subjectRequired: { en: "Please enter a subject", vi: "Vui lòng nhập tiêu đề" },
  channelRequired: { en: "Please choose where it came from", vi: "Vui lòng chọn khách liên hệ qua đâu" },
  nameRequired: { en: "Please enter the guest's name", vi: "Vui lòng nhập tên khách" },
  contactRequired: {
    en: "Add a phone number, an email address or a chat name, so that you can answer",
    vi: "Cần số điện thoại, email hoặc tên trên Zalo, Facebook để trả lời khách",
  },
  chatNameInvalid: { en: "Please shorten the chat name", vi: "Tên trên Zalo, Facebook dài quá" },
  phoneInvalid: { en: "Please check the phone number", vi: "Vui lòng kiểm tra lại số điện thoại" },
  messageRequired: { en: "Please write what the guest asks", vi: "Vui lòng ghi khách hỏi gì" },
  textRequired: { en: "Please write an answer", vi: "Vui lòng viết câu trả lời" },
  noEmail: {
    en: "This guest left no email address. Please call or send a message",
    vi: "Khách không để lại email. Vui lòng gọi hoặc nhắn tin",
  },
  ownerInvalid: {
    en: "The owner must be mine, none or the id of an account",
    vi: "owner là mine, none hoặc mã tài khoản",
  },
} satisfies Messages
