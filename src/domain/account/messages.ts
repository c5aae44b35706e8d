import type { Messages } from "#i18n/localized.ts"

/** Wordings of spec §5 and §8 are quoted; their translations are ours. The schemas of account.ts use the first keys. */
export const messages = {
  nameRequired: { en: "Name is required", vi: "Vui lòng nhập họ và tên" },
  nameTooShort: { en: "Name must be at least 2 characters", vi: "Họ và tên phải có ít nhất 2 ký tự" },
  emailRequired: { en: "Email is required", vi: "Vui lòng nhập email" },
  emailInvalid: { en: "Please enter a valid email", vi: "Vui lòng nhập email hợp lệ" },
  phoneRequired: { en: "Phone number is required", vi: "Vui lòng nhập số điện thoại" },
  phoneInvalid: {
    en: "Please enter a valid 10-digit phone number",
    vi: "Vui lòng nhập số điện thoại hợp lệ gồm 10 chữ số",
  },
  passwordRequired: { en: "Password is required", vi: "Vui lòng nhập mật khẩu" },
  passwordTooShort: { en: "Password must be at least 6 characters", vi: "Mật khẩu phải có ít nhất 6 ký tự" },
  staffPasswordTooShort: {
    en: "The password of a staff account must be at least 12 characters",
    vi: "Mật khẩu của tài khoản nhân viên phải có ít nhất 12 ký tự",
  },
  staffPasswordCommon: {
    en: "This password is too common for a staff account. Please choose another one.",
    vi: "Mật khẩu này quá phổ biến, dễ bị đoán. Bạn vui lòng chọn mật khẩu khác cho tài khoản nhân viên.",
  },
  confirmationRequired: { en: "Please confirm your password", vi: "Vui lòng nhập lại mật khẩu" },
  passwordsDiffer: { en: "Passwords do not match", vi: "Mật khẩu nhập lại không khớp" },
  currentPasswordRequired: { en: "Current password is required", vi: "Vui lòng nhập mật khẩu hiện tại" },
  newPasswordRequired: { en: "New password is required", vi: "Vui lòng nhập mật khẩu mới" },

  credentialsWrong: { en: "Email or password is incorrect", vi: "Email hoặc mật khẩu không đúng" },
  currentPasswordWrong: { en: "Current password is incorrect", vi: "Mật khẩu hiện tại không đúng" },
  linkInvalid: {
    en: "This link has expired or was already used. Please ask for a new one.",
    vi: "Liên kết đã hết hạn hoặc đã được dùng. Bạn vui lòng yêu cầu liên kết mới.",
  },
  roleInvalid: {
    en: "Choose one of the roles: admin, staff, sales, operations, accounts, content or guide (customer for somebody who no longer works here)",
    vi: "Vui lòng chọn một trong các vai trò: admin, staff, sales, operations, accounts, content, guide (customer cho người không còn làm ở đây)",
  },
  heirInvalid: {
    en: "Choose a colleague who answers enquiries and isn't the one who leaves",
    vi: "Vui lòng chọn một đồng nghiệp trả lời khách hỏi, không phải người nghỉ việc",
  },
  notAColleague: {
    en: "This is a customer's account, not a colleague's.",
    vi: "Đây là tài khoản của khách, không phải của đồng nghiệp.",
  },
  lastAdmin: {
    en: "This is the last administrator. Please make someone else an administrator first.",
    vi: "Đây là quản trị viên cuối cùng. Bạn vui lòng chỉ định một quản trị viên khác trước.",
  },
  ownAccount: {
    en: "You can't remove your own rights. Please ask another administrator.",
    vi: "Bạn không thể tự bỏ quyền của chính mình. Việc này do quản trị viên khác làm.",
  },
  accountDisabled: {
    en: "This account is disabled. Enable it first.",
    vi: "Tài khoản này đang bị khóa. Bạn hãy mở khóa trước.",
  },
  emailUnconfirmed: {
    en: "This account's email isn't confirmed yet. Ask the owner to confirm it first.",
    vi: "Tài khoản này chưa xác nhận email nên chưa rõ là của ai.",
  },
  emailHasAccount: {
    en: "This email already has an account. Please change its role instead.",
    vi: "Email này đã có tài khoản. Bạn vui lòng đổi vai trò của tài khoản đó.",
  },
  emailTaken: {
    en: "An account with this email already exists. Sign in or reset your password",
    vi: "Email này đã có tài khoản. Bạn hãy đăng nhập hoặc đặt lại mật khẩu",
  },
} satisfies Messages
