import { LEFT_BEHIND } from "#domain/account/staff/left-behind.ts"
import { mapValues } from "#domain/catalogue/map-values.ts"
import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"
import { STAFF_ROLES } from "#lib/roles.ts"

const roles = {
  ...mapValues(STAFF_ROLES, ({ name }) => name),
  customer: { en: "Customer", vi: "Khách hàng" },
}

const withCount = (text: string) => text.replace("{n}", "%{smart_count}")

const left = mapValues(LEFT_BEHIND, ({ en: [one, several], vi }) => ({
  en: `${one} |||| ${withCount(several)}`,
  vi: withCount(vi),
}))

const leaving = {
  open: { en: "Leaves the company", vi: "Nghỉ việc" },
  title: { en: "%{name} leaves?", vi: "%{name} nghỉ việc?" },
  text: {
    en: "The account is switched off at once, and what it opened ends. What they did stays in the history.",
    vi: "Tài khoản bị khóa ngay, mọi thứ tài khoản này đã mở đều kết thúc. Những việc đã làm vẫn còn trong lịch sử.",
  },
  nothing: { en: "Nothing is open and nothing is waiting.", vi: "Không còn gì đang mở hay đang chờ." },
  heir: { en: "Who takes over the open enquiries?", vi: "Ai nhận các yêu cầu chưa xong?" },
  nobody: { en: "Nobody yet: anybody may take them", vi: "Chưa ai: mọi người đều có thể nhận" },
  submit: { en: "Switch off and hand over", vi: "Khóa và bàn giao" },
  done: { en: "Switched off and handed over", vi: "Đã khóa tài khoản và bàn giao" },
} satisfies Messages

export const accountMessages = {
  name: { en: "Staff accounts", vi: "Nhân viên" },
  roles,
  roleHelp: mapValues(STAFF_ROLES, ({ about }) => about),
  left,
  leaving,
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
  changeRole: { en: "Change role", vi: "Đổi vai trò" },
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
