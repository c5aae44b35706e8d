import { formatInstant } from "#i18n/format.ts"
import type { Localized } from "#i18n/localized.ts"
import { greetingOf, isName, type MailText, NAMELESS } from "#server/mail/mail-template.server.ts"

export function confirmationText(name: string, link: string): MailText {
  return {
    subject: { en: "Please confirm your email address", vi: "Xin quý khách xác nhận địa chỉ email" },
    paragraphs: [
      greetingOf(name),
      {
        text: {
          en: "Please confirm that this is your email address. The link works once, within 30 minutes. Open it in the browser where you're signed in:",
          vi: "Xin quý khách xác nhận đây là địa chỉ email của mình. Liên kết dùng được một lần, trong vòng 30 phút; xin mở bằng trình duyệt mà quý khách đang đăng nhập:",
        },
        label: { en: "Confirm my address", vi: "Xác nhận địa chỉ" },
        link,
      },
      {
        en: "You'll then find your earlier bookings with this address in your account. We delete new accounts that aren't confirmed within 7 days and have no bookings.",
        vi: "Sau khi xác nhận, các đặt chỗ trước đây bằng địa chỉ này sẽ có trong tài khoản của quý khách. Tài khoản mới chưa xác nhận sau 7 ngày và chưa có đặt chỗ sẽ bị xóa.",
      },
      {
        en: "If this wasn't you, just ignore this email. Without the link, nobody can see anything of yours.",
        vi: "Nếu không phải quý khách yêu cầu, xin vui lòng bỏ qua email này: không có liên kết thì không ai xem được thông tin của quý khách.",
      },
    ],
  }
}

export function resetText(link: string): MailText {
  return {
    subject: { en: "Choose a new password", vi: "Đặt mật khẩu mới" },
    paragraphs: [
      NAMELESS,
      {
        text: {
          en: "Here's the link to choose a new password. It works once, within 30 minutes:",
          vi: "Đây là liên kết để quý khách đặt mật khẩu mới. Liên kết dùng được một lần, trong vòng 30 phút:",
        },
        label: { en: "Choose a new password", vi: "Đặt mật khẩu mới" },
        link,
      },
      {
        en: "If you didn't ask for it, just ignore this email. Your password stays the same.",
        vi: "Nếu quý khách không yêu cầu, xin vui lòng bỏ qua email này: mật khẩu vẫn giữ nguyên.",
      },
    ],
  }
}

/** Welcomes a new colleague. `office` is the address of the back office. */
export function invitationText(name: string, link: string, forgotten: string, office: string): MailText {
  return {
    subject: { en: "Your back office account", vi: "Tài khoản quản trị của bạn" },
    paragraphs: [
      isName(name) ? { en: `Hello ${name},`, vi: `Chào ${name},` } : { en: "Hello,", vi: "Xin chào," },
      {
        en: `You now have an account for our back office: ${office}`,
        vi: `Bạn vừa được cấp tài khoản vào trang quản trị của công ty: ${office}`,
      },
      {
        text: {
          en: "Choose your password here. The link works once, within 30 minutes:",
          vi: "Bạn đặt mật khẩu tại đây. Liên kết dùng được một lần, trong vòng 30 phút:",
        },
        label: { en: "Choose my password", vi: "Đặt mật khẩu" },
        link,
      },
      {
        text: {
          en: "Link expired? Get a new one with this email address:",
          vi: "Nếu đã quá giờ, bạn lấy liên kết mới bằng địa chỉ email này:",
        },
        label: { en: "Send me a new link", vi: "Gửi liên kết mới" },
        link: forgotten,
      },
    ],
  }
}

export function passwordChangedText(resetLink: string): MailText {
  return {
    subject: { en: "Your password has been changed", vi: "Mật khẩu của quý khách đã được thay đổi" },
    paragraphs: [
      NAMELESS,
      {
        en: "The password of your account has just been changed. We've signed out all other browsers.",
        vi: "Mật khẩu tài khoản của quý khách vừa được thay đổi; các trình duyệt khác đã được đăng xuất.",
      },
      {
        text: {
          en: "If this wasn't you, choose a new password right away:",
          vi: "Nếu không phải quý khách thực hiện, xin đặt lại mật khẩu ngay:",
        },
        label: { en: "Choose a new password", vi: "Đặt lại mật khẩu" },
        link: resetLink,
      },
    ],
  }
}

/** Tells the current address about a requested new one. `pendingEmail` is empty if the change was cancelled. */
export function emailChangeAskedText(
  pendingEmail: string | null | undefined,
  askedAt: string,
  resetLink: string,
): MailText {
  const to = { en: pendingEmail ? ` to ${pendingEmail}` : "", vi: pendingEmail ? ` sang ${pendingEmail}` : "" }
  return {
    subject: {
      en: "Someone asked to change your email address",
      vi: "Có yêu cầu đổi địa chỉ email của quý khách",
    },
    paragraphs: [
      NAMELESS,
      {
        en: `On ${formatInstant(askedAt, "en")} (Hanoi time) someone signed in to your account entered its password and asked to change its email address${to.en}. The new address replaces this one once the link we sent there is opened.`,
        vi: `Lúc ${formatInstant(askedAt, "vi")} (giờ Hà Nội), có người đăng nhập tài khoản của quý khách, nhập đúng mật khẩu và yêu cầu đổi địa chỉ email của tài khoản${to.vi}. Địa chỉ mới sẽ thay địa chỉ này khi liên kết gửi đến đó được mở.`,
      },
      {
        en: "If this was you, there's nothing to do here.",
        vi: "Nếu là quý khách, quý khách không cần làm gì thêm với email này.",
      },
      {
        text: {
          en: "If it wasn't you, reset your password now. That cancels the change and signs out all devices:",
          vi: "Nếu không phải quý khách, xin đặt lại mật khẩu ngay. Yêu cầu đổi email sẽ bị hủy và mọi thiết bị sẽ được đăng xuất:",
        },
        label: { en: "Reset my password", vi: "Đặt lại mật khẩu" },
        link: resetLink,
      },
    ],
  }
}

export function emailChangedText(): MailText {
  return {
    subject: { en: "Your email address has been changed", vi: "Địa chỉ email của quý khách đã được thay đổi" },
    paragraphs: [
      NAMELESS,
      {
        en: "Your account now uses a different email address, so you can no longer sign in with this one. We've signed out all other devices.",
        vi: "Tài khoản của quý khách từ nay dùng một địa chỉ email khác; địa chỉ này không còn dùng để đăng nhập. Các thiết bị khác đã được đăng xuất.",
      },
      {
        en: "If this wasn't you, please reply to this email right away.",
        vi: "Nếu không phải quý khách thực hiện, xin trả lời email này ngay.",
      },
    ],
  }
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

export function factorChangedText(change: string, at: string, resetLink: string): MailText | undefined {
  const what = FACTOR_CHANGES[change]
  if (!what) return undefined
  return {
    subject: {
      en: "The second step of your sign-in has changed",
      vi: "Thay đổi về đăng nhập hai bước của quý khách",
    },
    paragraphs: [
      NAMELESS,
      {
        en: `On ${formatInstant(at, "en")} (Hanoi time), ${what.en}.`,
        vi: `Lúc ${formatInstant(at, "vi")} (giờ Hà Nội), ${what.vi}.`,
      },
      {
        en: "If you expected this, there's nothing to do.",
        vi: "Nếu đúng như quý khách mong muốn, quý khách không cần làm gì thêm.",
      },
      {
        text: {
          en: "If not, choose a new password right away and tell an administrator:",
          vi: "Nếu không phải, xin đặt lại mật khẩu ngay và báo cho quản trị viên:",
        },
        label: { en: "Choose a new password", vi: "Đặt lại mật khẩu" },
        link: resetLink,
      },
    ],
  }
}
