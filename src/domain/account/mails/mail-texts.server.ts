import { EMAIL_CHANGE_REQUESTED_MAIL, PASSWORD_CHANGED_MAIL } from "#domain/account/profile.server.ts"
import { FACTOR_CHANGED_MAIL } from "#domain/account/second-factor/own-factors.server.ts"
import { EMAIL_CHANGED_MAIL, VERIFICATION_MAIL } from "#domain/account/security/email-verification.server.ts"
import { RESET_MAIL, STAFF_INVITATION } from "#domain/account/security/password-reset.server.ts"
import { formatInstant } from "#i18n/format.ts"
import { inBoth, type Localized } from "#i18n/localized.ts"
import { GREETING, guestName, isName, NAMELESS } from "#server/mail/mail-template.server.ts"
import { declareMail, type WordedMail, writeMail } from "#server/mail/words/mail-words.server.ts"

const GUEST = { en: "Guest's name", vi: "Tên khách" }

export const CONFIRMATION = declareMail({
  kind: VERIFICATION_MAIL,
  fields: { guest: GUEST },
  texts: {
    subject: { en: "Please confirm your email address", vi: "Xin quý khách xác nhận địa chỉ email" },
    greeting: GREETING,
    action: {
      en: "Please confirm that this is your email address. The link works once, within 30 minutes. Open it in the browser where you're signed in:",
      vi: "Xin quý khách xác nhận đây là địa chỉ email của mình. Liên kết dùng được một lần, trong vòng 30 phút; xin mở bằng trình duyệt mà quý khách đang đăng nhập:",
    },
    closing: {
      en: "You'll then find your earlier bookings with this address in your account. We delete new accounts that aren't confirmed within 7 days and have no bookings.",
      vi: "Sau khi xác nhận, các đặt chỗ trước đây bằng địa chỉ này sẽ có trong tài khoản của quý khách. Tài khoản mới chưa xác nhận sau 7 ngày và chưa có đặt chỗ sẽ bị xóa.",
    },
    ignore: {
      en: "If this wasn't you, just ignore this email. Without the link, nobody can see anything of yours.",
      vi: "Nếu không phải quý khách yêu cầu, xin vui lòng bỏ qua email này: không có liên kết thì không ai xem được thông tin của quý khách.",
    },
  },
})

export function confirmationText(name: string, link: string): WordedMail {
  return writeMail(CONFIRMATION, { guest: guestName(name) }, ({ greeting, action, closing, ignore }) => [
    greeting,
    { text: action, label: { en: "Confirm my address", vi: "Xác nhận địa chỉ" }, link },
    closing,
    ignore,
  ])
}

export const RESET = declareMail({
  kind: RESET_MAIL,
  fields: {},
  texts: {
    subject: { en: "Choose a new password", vi: "Đặt mật khẩu mới" },
    greeting: NAMELESS,
    action: {
      en: "Here's the link to choose a new password. It works once, within 30 minutes:",
      vi: "Đây là liên kết để quý khách đặt mật khẩu mới. Liên kết dùng được một lần, trong vòng 30 phút:",
    },
    ignore: {
      en: "If you didn't ask for it, just ignore this email. Your password stays the same.",
      vi: "Nếu quý khách không yêu cầu, xin vui lòng bỏ qua email này: mật khẩu vẫn giữ nguyên.",
    },
  },
})

export function resetText(link: string): WordedMail {
  return writeMail(RESET, {}, ({ greeting, action, ignore }) => [
    greeting,
    { text: action, label: { en: "Choose a new password", vi: "Đặt mật khẩu mới" }, link },
    ignore,
  ])
}

export const INVITATION = declareMail({
  kind: STAFF_INVITATION,
  fields: {
    colleague: { en: "Colleague's name", vi: "Tên đồng nghiệp" },
    office: { en: "Address of the back office", vi: "Địa chỉ trang quản trị" },
  },
  texts: {
    subject: { en: "Your back office account", vi: "Tài khoản quản trị của bạn" },
    greeting: { en: "Hello {{colleague}},", vi: "Chào {{colleague}},", unfilled: { en: "Hello,", vi: "Xin chào," } },
    opening: {
      en: "You now have an account for our back office: {{office}}",
      vi: "Bạn vừa được cấp tài khoản vào trang quản trị của công ty: {{office}}",
    },
    action: {
      en: "Choose your password here. The link works once, within 30 minutes:",
      vi: "Bạn đặt mật khẩu tại đây. Liên kết dùng được một lần, trong vòng 30 phút:",
    },
    expired: {
      name: { en: "If the link has expired", vi: "Nếu liên kết đã hết hạn" },
      en: "Link expired? Get a new one with this email address:",
      vi: "Nếu đã quá giờ, bạn lấy liên kết mới bằng địa chỉ email này:",
    },
  },
})

/** Welcomes a new colleague. `office` is the address of the back office. */
export function invitationText(name: string, link: string, forgotten: string, office: string): WordedMail {
  const colleague = isName(name) ? name : ""
  return writeMail(INVITATION, { colleague, office }, ({ greeting, opening, action, expired }) => [
    greeting,
    opening,
    { text: action, label: { en: "Choose my password", vi: "Đặt mật khẩu" }, link },
    { text: expired, label: { en: "Send me a new link", vi: "Gửi liên kết mới" }, link: forgotten },
  ])
}

export const PASSWORD_CHANGED = declareMail({
  kind: PASSWORD_CHANGED_MAIL,
  fields: {},
  texts: {
    subject: { en: "Your password has been changed", vi: "Mật khẩu của quý khách đã được thay đổi" },
    greeting: NAMELESS,
    opening: {
      en: "The password of your account has just been changed. We've signed out all other browsers.",
      vi: "Mật khẩu tài khoản của quý khách vừa được thay đổi; các trình duyệt khác đã được đăng xuất.",
    },
    action: {
      en: "If this wasn't you, choose a new password right away:",
      vi: "Nếu không phải quý khách thực hiện, xin đặt lại mật khẩu ngay:",
    },
  },
})

export function passwordChangedText(resetLink: string): WordedMail {
  return writeMail(PASSWORD_CHANGED, {}, ({ greeting, opening, action }) => [
    greeting,
    opening,
    { text: action, label: { en: "Choose a new password", vi: "Đặt lại mật khẩu" }, link: resetLink },
  ])
}

export const EMAIL_CHANGE_ASKED = declareMail({
  kind: EMAIL_CHANGE_REQUESTED_MAIL,
  fields: {
    time: { en: "When it was asked for", vi: "Lúc yêu cầu" },
    newEmail: { en: "The new address, with 'to' before it", vi: "Địa chỉ mới, có chữ 'sang' phía trước" },
  },
  texts: {
    subject: {
      en: "Someone asked to change your email address",
      vi: "Có yêu cầu đổi địa chỉ email của quý khách",
    },
    greeting: NAMELESS,
    opening: {
      en: "On {{time}} (Hanoi time) someone signed in to your account entered its password and asked to change its email address {{newEmail}}. The new address replaces this one once the link we sent there is opened.",
      vi: "Lúc {{time}} (giờ Hà Nội), có người đăng nhập tài khoản của quý khách, nhập đúng mật khẩu và yêu cầu đổi địa chỉ email của tài khoản {{newEmail}}. Địa chỉ mới sẽ thay địa chỉ này khi liên kết gửi đến đó được mở.",
    },
    ignore: {
      name: { en: "If it was the guest", vi: "Nếu chính khách yêu cầu" },
      en: "If this was you, there's nothing to do here.",
      vi: "Nếu là quý khách, quý khách không cần làm gì thêm với email này.",
    },
    action: {
      en: "If it wasn't you, reset your password now. That cancels the change and signs out all devices:",
      vi: "Nếu không phải quý khách, xin đặt lại mật khẩu ngay. Yêu cầu đổi email sẽ bị hủy và mọi thiết bị sẽ được đăng xuất:",
    },
  },
})

/** Tells the current address about a requested new one. `pendingEmail` is empty if the change was cancelled. */
export function emailChangeAskedText(
  pendingEmail: string | null | undefined,
  askedAt: string,
  resetLink: string,
): WordedMail {
  const newEmail = { en: pendingEmail ? `to ${pendingEmail}` : "", vi: pendingEmail ? `sang ${pendingEmail}` : "" }
  const time = inBoth((language) => formatInstant(askedAt, language))
  return writeMail(EMAIL_CHANGE_ASKED, { time, newEmail }, ({ greeting, opening, ignore, action }) => [
    greeting,
    opening,
    ignore,
    { text: action, label: { en: "Reset my password", vi: "Đặt lại mật khẩu" }, link: resetLink },
  ])
}

export const EMAIL_CHANGED = declareMail({
  kind: EMAIL_CHANGED_MAIL,
  fields: {},
  texts: {
    subject: { en: "Your email address has been changed", vi: "Địa chỉ email của quý khách đã được thay đổi" },
    greeting: NAMELESS,
    opening: {
      en: "Your account now uses a different email address, so you can no longer sign in with this one. We've signed out all other devices.",
      vi: "Tài khoản của quý khách từ nay dùng một địa chỉ email khác; địa chỉ này không còn dùng để đăng nhập. Các thiết bị khác đã được đăng xuất.",
    },
    closing: {
      en: "If this wasn't you, please reply to this email right away.",
      vi: "Nếu không phải quý khách thực hiện, xin trả lời email này ngay.",
    },
  },
})

export function emailChangedText(): WordedMail {
  return writeMail(EMAIL_CHANGED, {}, ({ greeting, opening, closing }) => [greeting, opening, closing])
}

/** What happened to somebody's second factors, by the change. */
const FACTOR_CHANGES: Record<string, Localized> = {
  "app-added": { en: "an authenticator app was set up", vi: "ứng dụng xác thực vừa được thiết lập" },
  "app-removed": { en: "the authenticator app was removed", vi: "ứng dụng xác thực vừa bị xóa" },
  "passkey-added": { en: "a passkey was added", vi: "một khóa truy cập vừa được thêm" },
  "passkey-removed": { en: "a passkey was removed", vi: "một khóa truy cập vừa bị xóa" },
  "recovery-code-used": {
    en: "somebody signed in with one of your recovery codes",
    vi: "có người vừa đăng nhập bằng một mã dự phòng",
  },
  reset: {
    en: "an administrator removed your second step, with all passkeys and recovery codes. You've been signed out everywhere",
    vi: "quản trị viên vừa đặt lại đăng nhập hai bước: mọi khóa truy cập và mã dự phòng đã bị xóa, mọi thiết bị đã được đăng xuất",
  },
}

export const FACTOR_CHANGED = declareMail({
  kind: FACTOR_CHANGED_MAIL,
  fields: {
    time: { en: "When it changed", vi: "Lúc thay đổi" },
    change: { en: "What has changed", vi: "Nội dung thay đổi" },
  },
  texts: {
    subject: {
      en: "The second step of your sign-in has changed",
      vi: "Thay đổi về đăng nhập hai bước của quý khách",
    },
    greeting: NAMELESS,
    opening: { en: "On {{time}} (Hanoi time), {{change}}.", vi: "Lúc {{time}} (giờ Hà Nội), {{change}}." },
    closing: {
      en: "If you expected this, there's nothing to do.",
      vi: "Nếu đúng như quý khách mong muốn, quý khách không cần làm gì thêm.",
    },
    action: {
      en: "If not, choose a new password right away and tell an administrator:",
      vi: "Nếu không phải, xin đặt lại mật khẩu ngay và báo cho quản trị viên:",
    },
  },
})

export function factorChangedText(name: string, at: string, resetLink: string): WordedMail | undefined {
  const change = FACTOR_CHANGES[name]
  if (!change) return undefined
  const time = inBoth((language) => formatInstant(at, language))
  return writeMail(FACTOR_CHANGED, { time, change }, ({ greeting, opening, closing, action }) => [
    greeting,
    opening,
    closing,
    { text: action, label: { en: "Choose a new password", vi: "Đặt lại mật khẩu" }, link: resetLink },
  ])
}
