import { formatInstant } from "#i18n/format.ts"
import { greetingOf, type MailText, NAMELESS } from "#server/mail/mail-template.server.ts"

export function confirmationText(name: string, link: string): MailText {
  return {
    subject: { en: "Please confirm your e-mail address", vi: "Xin quý khách xác nhận địa chỉ email" },
    paragraphs: (language) => [
      greetingOf(name, language),
      {
        text: {
          en: "Please confirm that this is your e-mail address. The link works once, within 30 minutes; please open it in the browser you are signed in with:",
          vi: "Xin quý khách xác nhận đây là địa chỉ email của mình. Liên kết dùng được một lần, trong vòng 30 phút; xin mở bằng trình duyệt mà quý khách đang đăng nhập:",
        },
        label: { en: "Confirm my address", vi: "Xác nhận địa chỉ" },
        link,
      },
      {
        en: "Bookings that you made with this address before are in your account from then on. A new account that is not confirmed within 7 days, and has no bookings, is deleted.",
        vi: "Sau khi xác nhận, các đặt chỗ trước đây bằng địa chỉ này sẽ có trong tài khoản của quý khách. Tài khoản mới chưa xác nhận sau 7 ngày và chưa có đặt chỗ sẽ bị xóa.",
      },
      {
        en: "If this was not you, there is nothing to do: without the link nobody gets to see anything of yours.",
        vi: "Nếu không phải quý khách yêu cầu, xin vui lòng bỏ qua email này: không có liên kết thì không ai xem được thông tin của quý khách.",
      },
    ],
  }
}

export function resetText(link: string): MailText {
  return {
    subject: { en: "Choose a new password", vi: "Đặt mật khẩu mới" },
    paragraphs: () => [
      NAMELESS,
      {
        text: {
          en: "Here is the link to choose a new password. It works once, within 30 minutes:",
          vi: "Đây là liên kết để quý khách đặt mật khẩu mới. Liên kết dùng được một lần, trong vòng 30 phút:",
        },
        label: { en: "Choose a new password", vi: "Đặt mật khẩu mới" },
        link,
      },
      {
        en: "If you did not ask for it, there is nothing to do: your password stays as it is.",
        vi: "Nếu quý khách không yêu cầu, xin vui lòng bỏ qua email này: mật khẩu vẫn giữ nguyên.",
      },
    ],
  }
}

/** Welcomes a new colleague. `office` is the address of the back office. */
export function invitationText(name: string, link: string, forgotten: string, office: string): MailText {
  return {
    subject: { en: "Your account for the back office", vi: "Tài khoản quản trị của bạn" },
    paragraphs: (language) => [
      greetingOf(name, language),
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
          en: "Too late? Ask for a new link with this email address:",
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
    subject: { en: "Your password was changed", vi: "Mật khẩu của quý khách đã được thay đổi" },
    paragraphs: () => [
      NAMELESS,
      {
        en: "The password of your account was changed, and all other browsers were signed out.",
        vi: "Mật khẩu tài khoản của quý khách vừa được thay đổi; các trình duyệt khác đã được đăng xuất.",
      },
      {
        text: {
          en: "If this was not you, please choose a new password at once:",
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
      en: "Somebody asked to change your e-mail address",
      vi: "Có yêu cầu đổi địa chỉ email của quý khách",
    },
    paragraphs: () => [
      NAMELESS,
      {
        en: `On ${formatInstant(askedAt, "en")} (Hanoi time) somebody who is signed in to your account asked to change its e-mail address${to.en}, and gave its password. The new address replaces this one when the link that we sent there is opened.`,
        vi: `Lúc ${formatInstant(askedAt, "vi")} (giờ Hà Nội), có người đăng nhập tài khoản của quý khách, nhập đúng mật khẩu và yêu cầu đổi địa chỉ email của tài khoản${to.vi}. Địa chỉ mới sẽ thay địa chỉ này khi liên kết gửi đến đó được mở.`,
      },
      {
        en: "If this was you, there is nothing to do here.",
        vi: "Nếu là quý khách, quý khách không cần làm gì thêm với email này.",
      },
      {
        text: {
          en: "If it was not you, reset your password now. That cancels the change and signs out all devices:",
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
    subject: { en: "Your e-mail address was changed", vi: "Địa chỉ email của quý khách đã được thay đổi" },
    paragraphs: () => [
      NAMELESS,
      {
        en: "Your account has another e-mail address from now on; this one no longer signs you in. All other devices were signed out.",
        vi: "Tài khoản của quý khách từ nay dùng một địa chỉ email khác; địa chỉ này không còn dùng để đăng nhập. Các thiết bị khác đã được đăng xuất.",
      },
      {
        en: "If this was not you, please answer this mail at once.",
        vi: "Nếu không phải quý khách thực hiện, xin trả lời email này ngay.",
      },
    ],
  }
}
