import type { Messages } from "#i18n/localized.ts"

const secondStep = {
  title: { en: "Second step at sign-in", vi: "Đăng nhập hai bước" },
  on: { en: "On", vi: "Đang bật" },
  off: { en: "Off", vi: "Đang tắt" },
  about: {
    en: "Whoever learns your password still can't sign in without your phone or passkey.",
    vi: "Dù lộ mật khẩu, người khác vẫn không đăng nhập được nếu thiếu điện thoại hoặc khóa truy cập của bạn.",
  },
  required: {
    en: "Your role needs it, so one way must stay set up.",
    vi: "Vai trò của bạn bắt buộc bước này nên phải giữ ít nhất một cách.",
  },
  app: { en: "Authenticator app", vi: "Ứng dụng xác thực" },
  appSince: { en: "Set up on %{time}", vi: "Thiết lập lúc %{time}" },
  noApp: { en: "Not set up", vi: "Chưa thiết lập" },
  setUpApp: { en: "Set up the app", vi: "Thiết lập ứng dụng" },
  changeApp: { en: "Change phone", vi: "Đổi điện thoại" },
  appAdded: { en: "The app is set up", vi: "Đã thiết lập ứng dụng" },
  removeApp: { en: "Remove the app", vi: "Xóa ứng dụng" },
  appRemoved: { en: "The app was removed", vi: "Đã xóa ứng dụng" },
  passkeys: { en: "Passkeys", vi: "Khóa truy cập" },
  noPasskeys: {
    en: "None yet. A passkey signs you in by finger, face or PIN, without a password.",
    vi: "Chưa có. Khóa truy cập giúp bạn đăng nhập bằng vân tay, khuôn mặt hoặc mã PIN, không cần mật khẩu.",
  },
  usedAt: { en: "Last used %{time}", vi: "Dùng lần cuối %{time}" },
  neverUsed: { en: "Not used yet", vi: "Chưa dùng" },
  addedAt: { en: "added %{time}", vi: "thêm lúc %{time}" },
  addPasskey: { en: "Add a passkey", vi: "Thêm khóa truy cập" },
  passkeyAdded: { en: "The passkey was added", vi: "Đã thêm khóa truy cập" },
  removePasskey: { en: "Remove the passkey “%{name}”", vi: "Xóa khóa truy cập “%{name}”" },
  passkeyRemoved: { en: "The passkey was removed", vi: "Đã xóa khóa truy cập" },
  remove: { en: "Remove", vi: "Xóa" },
  recoveryCodes: { en: "Recovery codes", vi: "Mã dự phòng" },
  codesLeft: { en: "%{n} of 10 left", vi: "Còn %{n} trong 10 mã" },
  newCodes: { en: "Make new codes", vi: "Tạo mã mới" },
  codesMade: { en: "New codes were made", vi: "Đã tạo mã mới" },
  newCodesText: { en: "The old codes stop working.", vi: "Mã cũ sẽ không dùng được nữa." },
  password: { en: "Your password", vi: "Mật khẩu của bạn" },
  passwordText: {
    en: "Please enter your password, so that nobody else changes this at your desk.",
    vi: "Bạn nhập mật khẩu để không ai khác đổi được mục này trên máy của bạn.",
  },
  continue: { en: "Continue", vi: "Tiếp tục" },
} satisfies Messages

const sessions = {
  title: { en: "Where you're signed in", vi: "Các thiết bị đang đăng nhập" },
  about: {
    en: "Don't know one of these? Sign it out and change your password.",
    vi: "Thấy thiết bị lạ? Bạn hãy đăng xuất thiết bị đó và đổi mật khẩu.",
  },
  this: { en: "this one", vi: "thiết bị này" },
  network: { en: "Network %{network}", vi: "Mạng %{network}" },
  since: { en: "Signed in %{time}", vi: "Đăng nhập lúc %{time}" },
  seen: { en: "last seen %{time}", vi: "hoạt động gần nhất %{time}" },
  end: { en: "Sign out", vi: "Đăng xuất" },
  ended: { en: "Signed out there", vi: "Đã đăng xuất thiết bị đó" },
  endOthers: { en: "Sign out everywhere else", vi: "Đăng xuất mọi thiết bị khác" },
  othersEnded: { en: "Signed out everywhere else", vi: "Đã đăng xuất các thiết bị khác" },
} satisfies Messages

const reset = {
  none: { en: "One step only", vi: "Chỉ một bước" },
  has: { en: "Two steps", vi: "Hai bước" },
  action: { en: "Reset second step", vi: "Đặt lại bước hai" },
  question: { en: "Reset the second step of %{name}?", vi: "Đặt lại đăng nhập hai bước của %{name}?" },
  text: {
    en: "Make sure that it's really them who asks: call them, or meet them. App, passkeys and recovery codes are removed, they're signed out everywhere and get a mail. Their password stays.",
    vi: "Bạn hãy chắc chắn đúng người yêu cầu: gọi điện hoặc gặp trực tiếp. Ứng dụng, khóa truy cập và mã dự phòng sẽ bị xóa, mọi thiết bị bị đăng xuất và người đó nhận email. Mật khẩu giữ nguyên.",
  },
  done: { en: "The second step was reset", vi: "Đã đặt lại đăng nhập hai bước" },
} satisfies Messages

export const myAccountMessages = {
  name: { en: "My account", vi: "Tài khoản của tôi" },
  person: { en: "Name, email and password", vi: "Họ tên, email và mật khẩu" },
  toProfile: { en: "Change them on the website", vi: "Đổi trên trang web" },
  secondStep,
  sessions,
  reset,
}
