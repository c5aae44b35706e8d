import { messages } from "#domain/account/messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const factorMessages = {
  secondFactorRequired: {
    en: "Your password is right. Please confirm that it's you.",
    vi: "Mật khẩu đúng. Bạn xác nhận thêm một bước nữa nhé.",
  },
  setupRequired: {
    en: "Your account needs a second step to sign in. Please set one up now.",
    vi: "Tài khoản của bạn cần đăng nhập hai bước. Bạn hãy thiết lập ngay bây giờ.",
  },
  ticketGone: {
    en: "That took too long, or was used already. Please enter your password again.",
    vi: "Đã quá thời gian hoặc bước này đã dùng rồi. Bạn vui lòng nhập lại mật khẩu.",
  },
  codeRequired: { en: "Please enter the code", vi: "Vui lòng nhập mã" },
  codeWrong: {
    en: "This code is wrong, or was used already. Wait for the next one in your app and check the time on your phone.",
    vi: "Mã không đúng hoặc đã dùng rồi. Bạn đợi mã kế tiếp trong ứng dụng và kiểm tra giờ trên điện thoại.",
  },
  passkeyRefused: {
    en: "This passkey could not be verified. Please try again, or use another way.",
    vi: "Không xác minh được khóa truy cập này. Bạn thử lại hoặc dùng cách khác.",
  },
  passkeyNameRequired: {
    en: "Please give the passkey a name, such as “Lan's phone”",
    vi: "Vui lòng đặt tên cho khóa truy cập, ví dụ “Điện thoại của Lan”",
  },
  tooManyPasskeys: {
    en: "There are ten passkeys already. Please remove one first.",
    vi: "Đã có mười khóa truy cập. Bạn hãy xóa bớt một khóa trước.",
  },
  lastFactor: {
    en: "Your role needs a second step to sign in. Set up another one before you remove this one.",
    vi: "Vai trò của bạn bắt buộc đăng nhập hai bước. Bạn hãy thiết lập cách khác trước khi xóa cách này.",
  },
  ownReset: {
    en: "You can't reset your own second step. Please ask another administrator, or use a recovery code.",
    vi: "Bạn không thể tự đặt lại đăng nhập hai bước của mình. Hãy nhờ quản trị viên khác hoặc dùng mã dự phòng.",
  },
} satisfies Messages

/** What the schemas of second-factor.ts name. */
export const factorSchemaMessages = { ...messages, ...factorMessages }

/** For a wait in whole minutes. */
export const tooManyCodes = (minutes: number) => ({
  en: `Too many wrong codes. Please try again in ${minutes === 1 ? "a minute" : `${minutes} minutes`}.`,
  vi: `Bạn nhập sai mã quá nhiều lần. Vui lòng thử lại sau ${minutes} phút.`,
})
