import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const screenMessages = {
  signIn: { en: "Sign in", vi: "Đăng nhập" },
  signInLead: {
    en: "Your bookings and details, on every device.",
    vi: "Xem đặt chỗ và thông tin của bạn trên mọi thiết bị.",
  },
  signUp: { en: "Create an account", vi: "Tạo tài khoản" },
  signUpLead: {
    en: "One place for all your trips. You can book without an account, too.",
    vi: "Một nơi cho mọi chuyến đi của bạn. Không có tài khoản bạn vẫn đặt được.",
  },
  signOut: { en: "Sign out", vi: "Đăng xuất" },
  email: common.email,
  password: { en: "Password", vi: "Mật khẩu" },
  remember: { en: "Remember me for 30 days", vi: "Ghi nhớ đăng nhập trong 30 ngày" },
  forgot: { en: "Forgot your password?", vi: "Bạn quên mật khẩu?" },
  noAccount: { en: "New here?", vi: "Bạn chưa có tài khoản?" },
  haveAccount: { en: "You have an account already?", vi: "Bạn đã có tài khoản?" },
  name: common.fullName,
  phone: { en: "Phone number", vi: "Số điện thoại" },
  passwordHint: {
    en: "At least 6 characters. Longer is safer: three or four words that nobody would guess, for example.",
    vi: "Ít nhất 6 ký tự. Dài và khó đoán thì an toàn hơn, ví dụ ghép ba bốn từ không liên quan.",
  },
  staffPasswordHint: { en: "At least 12 characters", vi: "Ít nhất 12 ký tự" },
  passwordCommon: {
    en: "Many people use this password, so it is easy to guess. Another one keeps your bookings safer.",
    vi: "Mật khẩu này rất nhiều người dùng nên dễ bị đoán. Bạn nên chọn mật khẩu khác để an toàn hơn.",
  },
  resetYourPassword: { en: "Reset your password", vi: "Đặt lại mật khẩu" },
  emailNeedsPassword: {
    en: "To change your email, please enter your password.",
    vi: "Để đổi email, bạn vui lòng nhập mật khẩu.",
  },
  confirmPassword: { en: "Confirm password", vi: "Nhập lại mật khẩu" },
  sending: common.sending,
  needsScript: {
    en: "Signing in, and the pages that need it, work only with JavaScript turned on in your browser.",
    vi: "Đăng nhập và các trang cần đăng nhập chỉ dùng được khi trình duyệt bật JavaScript.",
  },

  signedIn: { en: "Login successful!", vi: "Đăng nhập thành công!" },
  secondStep: { en: "One more step", vi: "Một bước nữa" },
  secondStepLead: {
    en: "Your password is right. Please confirm that it's you.",
    vi: "Mật khẩu đúng. Bạn xác nhận thêm một bước nữa nhé.",
  },
  appCode: { en: "Code from your app", vi: "Mã trong ứng dụng xác thực" },
  appCodeHint: { en: "The six digits that it shows now", vi: "Sáu chữ số đang hiện" },
  recoveryCode: { en: "Recovery code", vi: "Mã dự phòng" },
  recoveryHint: {
    en: "One of the codes that you saved at the set-up. Each works once.",
    vi: "Một trong các mã bạn đã lưu khi thiết lập. Mỗi mã dùng được một lần.",
  },
  useRecoveryCode: { en: "Use a recovery code", vi: "Dùng mã dự phòng" },
  usePasskey: { en: "Use my passkey", vi: "Dùng khóa truy cập" },
  passkeyFailed: {
    en: "Your browser didn't use a passkey. Please try again, or choose another way.",
    vi: "Trình duyệt chưa dùng được khóa truy cập. Bạn thử lại hoặc chọn cách khác.",
  },
  otherAccount: { en: "Use another account", vi: "Dùng tài khoản khác" },
  setUpSecondStep: { en: "Your account needs a second step", vi: "Tài khoản của bạn cần đăng nhập hai bước" },
  setUpSecondStepText: {
    en: "Please sign in to the back office once. It shows you how to set it up, which takes a minute.",
    vi: "Bạn đăng nhập trang quản trị một lần để được hướng dẫn thiết lập, chỉ mất một phút.",
  },
  toBackOffice: { en: "Open the back office", vi: "Mở trang quản trị" },
  registered: {
    en: "Registration successful! Welcome to {company}!",
    vi: "Đăng ký thành công! Chào mừng bạn đến với {company}!",
  },
  profileUpdated: { en: "Profile updated successfully!", vi: "Cập nhật thông tin thành công!" },
  passwordChanged: { en: "Password changed successfully!", vi: "Đổi mật khẩu thành công!" },

  failed: {
    signIn: { en: "Login failed", vi: "Đăng nhập không thành công" },
    secondStep: { en: "Login failed", vi: "Đăng nhập không thành công" },
    register: { en: "Registration failed", vi: "Đăng ký không thành công" },
    profile: { en: "Failed to update profile", vi: "Không cập nhật được thông tin" },
    password: { en: "Failed to change password", vi: "Không đổi được mật khẩu" },
    forgot: { en: "Failed to send reset email", vi: "Không gửi được email đặt lại mật khẩu" },
    reset: { en: "Failed to reset password", vi: "Không đặt lại được mật khẩu" },
    session: {
      en: "That device could not be signed out. Please try again.",
      vi: "Chưa đăng xuất được thiết bị đó. Bạn vui lòng thử lại.",
    },
    loading: { en: "Failed to fetch profile", vi: "Không tải được thông tin tài khoản" },
    network: {
      en: "Network error. Please check your connection. What you typed is still here.",
      vi: "Lỗi mạng. Bạn kiểm tra kết nối rồi thử lại; nội dung đã nhập vẫn còn đây.",
    },
  },
  tryAgain: common.tryAgain,

  forgotTitle: { en: "Forgot your password?", vi: "Quên mật khẩu" },
  forgotLead: {
    en: "Tell us your email address. We send a link that lets you choose a new password.",
    vi: "Bạn cho biết địa chỉ email. Chúng tôi sẽ gửi liên kết để bạn đặt mật khẩu mới.",
  },
  sendLink: { en: "Send the link", vi: "Gửi liên kết" },
  linkSent: { en: "Check your email", vi: "Mời bạn kiểm tra email" },
  linkSentText: {
    en: "If {email} has an account, a link is on its way. It works once, within 30 minutes. Nothing there? Look into the spam folder, or ask again.",
    vi: "Nếu {email} có tài khoản, liên kết đang được gửi đến. Liên kết dùng được một lần trong 30 phút. Nếu chưa thấy, bạn xem thư mục thư rác hoặc yêu cầu lại.",
  },
  thatAddress: { en: "that address", vi: "địa chỉ đó" },
  askAgain: { en: "Ask again", vi: "Yêu cầu lại" },
  backToSignIn: { en: "Back to sign in", vi: "Quay lại đăng nhập" },

  resetTitle: { en: "Choose a new password", vi: "Đặt mật khẩu mới" },
  resetLead: {
    en: "You will be signed out on all devices, and sign in with the new one.",
    vi: "Mọi thiết bị sẽ được đăng xuất, và bạn đăng nhập bằng mật khẩu mới.",
  },
  newPassword: { en: "New password", vi: "Mật khẩu mới" },
  savePassword: { en: "Save the new password", vi: "Lưu mật khẩu mới" },
  resetDone: { en: "Your new password is set", vi: "Đã đặt mật khẩu mới" },
  resetDoneText: { en: "Please sign in with it.", vi: "Mời bạn đăng nhập bằng mật khẩu mới." },
  newLink: { en: "Ask for a new link", vi: "Yêu cầu liên kết mới" },
  linkIncomplete: { en: "This link is not complete", vi: "Liên kết không đầy đủ" },
  linkIncompleteText: {
    en: "Please open it from the mail again, or ask for a new one.",
    vi: "Bạn mở lại liên kết từ email hoặc yêu cầu liên kết mới.",
  },

  verifyTitle: { en: "Confirm your email address", vi: "Xác nhận địa chỉ email" },
  verifying: { en: "Confirming your address…", vi: "Đang xác nhận địa chỉ…" },
  verified: { en: "Your address is confirmed", vi: "Địa chỉ đã được xác nhận" },
  verifiedText: {
    en: "{email} belongs to your account. Bookings made with it earlier are among yours now.",
    vi: "{email} thuộc tài khoản của bạn. Các đặt chỗ trước đây bằng địa chỉ này giờ có trong danh sách của bạn.",
  },
  verifyFailed: { en: "The address could not be confirmed", vi: "Chưa xác nhận được địa chỉ" },
  verifyOther: {
    en: "You are signed in as {email}. The link works only in the account that asked for it.",
    vi: "Bạn đang đăng nhập bằng {email}. Liên kết chỉ dùng được trong tài khoản đã yêu cầu.",
  },
  verifySignIn: {
    en: "Please sign in to the account that is to have this address. Then it is confirmed at once.",
    vi: "Bạn vui lòng đăng nhập vào tài khoản dùng địa chỉ này. Sau đó địa chỉ được xác nhận ngay.",
  },
  sendMailAgain: { en: "Send the mail again", vi: "Gửi lại email" },
  mailSentAgain: { en: "The mail is on its way.", vi: "Email đang được gửi đến bạn." },

  profile: { en: "Profile", vi: "Tài khoản" },
  profileTab: { en: "Profile Information", vi: "Thông tin cá nhân" },
  passwordTab: { en: "Change Password", vi: "Đổi mật khẩu" },
  save: { en: "Save changes", vi: "Lưu thay đổi" },
  currentPassword: { en: "Current password", vi: "Mật khẩu hiện tại" },
  changePassword: { en: "Change password", vi: "Đổi mật khẩu" },
  confirmNewPassword: { en: "Confirm new password", vi: "Nhập lại mật khẩu mới" },
  othersSignedOut: {
    en: "Your other devices will be signed out.",
    vi: "Các thiết bị khác của bạn sẽ được đăng xuất.",
  },
  unconfirmed: { en: "Please confirm your address", vi: "Bạn vui lòng xác nhận địa chỉ email" },
  unconfirmedText: {
    en: "We have sent a link to {email}. When you open it, earlier bookings with this address appear in your account. Please confirm within 7 days: after that, an account without bookings is deleted.",
    vi: "Chúng tôi đã gửi liên kết đến {email}. Khi bạn mở liên kết, các đặt chỗ trước đây bằng địa chỉ này sẽ có trong tài khoản. Bạn vui lòng xác nhận trong 7 ngày; sau đó tài khoản chưa có đặt chỗ sẽ bị xóa.",
  },
  pendingEmail: { en: "Your new address waits to be confirmed", vi: "Địa chỉ mới đang chờ xác nhận" },
  pendingEmailText: {
    en: "Open the link in our mail to {pending}. Until then you sign in with {email}.",
    vi: "Bạn mở liên kết trong email gửi đến {pending}. Cho đến lúc đó, bạn vẫn đăng nhập bằng {email}.",
  },
  sessions: { en: "Where you're signed in", vi: "Các thiết bị đang đăng nhập" },
  sessionsText: {
    en: "Don't know one of these? Sign it out and change your password.",
    vi: "Thấy thiết bị lạ? Bạn hãy đăng xuất thiết bị đó và đổi mật khẩu.",
  },
  thisSession: { en: "this one", vi: "thiết bị này" },
  lastSeen: { en: "Last seen {time}", vi: "Hoạt động gần nhất {time}" },
  sessionEnded: { en: "Signed out there", vi: "Đã đăng xuất thiết bị đó" },
  endOtherSessions: { en: "Sign out everywhere else", vi: "Đăng xuất mọi thiết bị khác" },
  myBookings: { en: "My bookings", vi: "Đặt chỗ của tôi" },
  loading: { en: "Loading your account…", vi: "Đang tải tài khoản…" },
} satisfies Messages
