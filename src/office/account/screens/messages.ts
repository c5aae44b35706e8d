import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

const roles = {
  staff: { en: "Staff", vi: "Nhân viên" },
  admin: { en: "Administrator", vi: "Quản trị viên" },
  customer: { en: "Customer", vi: "Khách hàng" },
} satisfies Messages

const roleHelp = {
  staff: {
    en: "Bookings, enquiries, content and settings.",
    vi: "Đặt chỗ, tư vấn, nội dung và cài đặt.",
  },
  admin: {
    en: "All of that, and accounts, and erasing personal data.",
    vi: "Tất cả việc trên, thêm tài khoản và xóa dữ liệu khách.",
  },
} satisfies Messages

export const accountMessages = {
  name: { en: "Staff accounts", vi: "Nhân viên" },
  adminsOnly: {
    en: "Only administrators see accounts. Ask one of them.",
    vi: "Chỉ quản trị viên xem được tài khoản. Bạn hãy nhờ quản trị viên.",
  },
  roles,
  roleHelp,
  person: { en: "Name", vi: "Họ tên" },
  email: common.email,
  role: { en: "Role", vi: "Vai trò" },
  since: { en: "Since", vi: "Từ ngày" },
  disabled: { en: "Switched off", vi: "Đã khóa" },
  you: { en: "you", vi: "bạn" },
  add: { en: "Add a colleague", vi: "Thêm nhân viên" },
  addText: {
    en: "They get a mail with a link to choose their own password. The link works for 30 minutes; after that they ask for a new one on the sign-in page.",
    vi: "Đồng nghiệp sẽ nhận email có liên kết để tự đặt mật khẩu. Liên kết dùng được 30 phút; quá giờ thì bấm “Quên mật khẩu” ở trang đăng nhập để lấy liên kết mới.",
  },
  invite: { en: "Send the invitation", vi: "Gửi lời mời" },
  invited: { en: "Invited: %{email}", vi: "Đã mời: %{email}" },
  makeAdmin: { en: "Make administrator", vi: "Cho làm quản trị viên" },
  makeStaff: { en: "Make ordinary staff", vi: "Chuyển về nhân viên" },
  roleChanged: { en: "The role was changed", vi: "Đã đổi vai trò" },
  disable: { en: "Switch off", vi: "Khóa tài khoản" },
  disableQuestion: { en: "Switch off the account of %{name}?", vi: "Khóa tài khoản của %{name}?" },
  disableText: {
    en: "They are signed out everywhere at once and cannot sign in. What they did stays in the history.",
    vi: "Người này bị đăng xuất ngay trên mọi thiết bị và không đăng nhập được nữa. Những việc đã làm vẫn còn trong lịch sử.",
  },
  wasDisabled: { en: "Switched off and signed out", vi: "Đã khóa và đăng xuất" },
  enable: { en: "Switch on", vi: "Mở khóa" },
  wasEnabled: { en: "Switched on", vi: "Đã mở khóa" },
  sendLink: { en: "Send a password link", vi: "Gửi liên kết mật khẩu" },
  linkSent: { en: "A link to choose a new password is on its way", vi: "Đã gửi liên kết đặt mật khẩu mới" },
  roleQuestion: { en: "Change the role of %{name}?", vi: "Đổi vai trò của %{name}?" },
  roleText: {
    en: "They are signed out and sign in again with the new rights.",
    vi: "Người này sẽ bị đăng xuất và đăng nhập lại với quyền mới.",
  },
  ownAccount: {
    en: "This is your own account: another administrator can change its role or switch it off.",
    vi: "Đây là tài khoản của bạn: quản trị viên khác mới đổi vai trò hoặc khóa được.",
  },
} as const
