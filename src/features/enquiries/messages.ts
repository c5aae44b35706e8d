import type { Messages } from "#i18n/localized.ts"

export const messages = {
  subjectRequired: { en: "Please enter a subject", vi: "Vui lòng nhập tiêu đề" },
  channelRequired: { en: "Please choose where it came from", vi: "Vui lòng chọn khách liên hệ qua đâu" },
  nameRequired: { en: "Please enter the guest's name", vi: "Vui lòng nhập tên khách" },
  phoneInvalid: { en: "Please check the phone number", vi: "Vui lòng kiểm tra lại số điện thoại" },
  messageRequired: { en: "Please write what the guest asks", vi: "Vui lòng ghi khách hỏi gì" },
  textRequired: { en: "Please write an answer", vi: "Vui lòng viết câu trả lời" },
  noEmail: {
    en: "This guest left a phone number only. Please call or send a message",
    vi: "Khách chỉ để lại số điện thoại. Vui lòng gọi hoặc nhắn tin",
  },
  ownerInvalid: {
    en: "The owner must be mine, none or the id of an account",
    vi: "owner là mine, none hoặc mã tài khoản",
  },
} satisfies Messages
