import type { Messages } from "#i18n/localized.ts"

/** Texts of the second step of a sign-in, also where it is set up. Keys begin with `staff.signIn`. */
export const signInMessages = {
  byPasskey: { en: "Sign in with a passkey", vi: "Đăng nhập bằng khóa truy cập" },
  passkeyFailed: {
    en: "Your browser didn't use a passkey. Please try again, or choose another way.",
    vi: "Trình duyệt chưa dùng được khóa truy cập. Bạn thử lại hoặc chọn cách khác.",
  },
  back: { en: "Back", vi: "Quay lại" },

  stepTitle: { en: "One more step", vi: "Một bước nữa" },
  stepText: {
    en: "Enter the six digits that your authenticator app shows now.",
    vi: "Bạn nhập sáu chữ số mà ứng dụng xác thực đang hiện.",
  },
  stepByPasskey: {
    en: "Confirm that it's you with your finger, face, PIN or security key.",
    vi: "Bạn xác nhận bằng vân tay, khuôn mặt, mã PIN hoặc khóa bảo mật.",
  },
  usePasskey: { en: "Use my passkey", vi: "Dùng khóa truy cập" },
  code: { en: "Code from the app", vi: "Mã trong ứng dụng" },
  recoveryCode: { en: "Recovery code", vi: "Mã dự phòng" },
  useRecoveryCode: { en: "Use a recovery code", vi: "Dùng mã dự phòng" },
  recoveryText: {
    en: "Enter one of the ten codes that you saved at the set-up. Each works once.",
    vi: "Bạn nhập một trong mười mã đã lưu khi thiết lập. Mỗi mã dùng được một lần.",
  },
  lost: {
    en: "No phone and no codes at hand? An administrator can reset this step for you.",
    vi: "Không có điện thoại và mã dự phòng? Quản trị viên có thể đặt lại bước này cho bạn.",
  },
  confirm: { en: "Sign in", vi: "Đăng nhập" },

  setupTitle: { en: "Protect your account", vi: "Bảo vệ tài khoản" },
  setupText: {
    en: "Your company asks for a second step at sign-in, so that a stolen password isn't enough. Choose one; it takes a minute.",
    vi: "Công ty yêu cầu đăng nhập hai bước để dù lộ mật khẩu, tài khoản vẫn an toàn. Bạn chọn một cách, chỉ mất một phút.",
  },
  chooseApp: { en: "Use an authenticator app", vi: "Dùng ứng dụng xác thực" },
  chooseAppText: {
    en: "Such as Google Authenticator or Microsoft Authenticator on your phone.",
    vi: "Ví dụ Google Authenticator hoặc Microsoft Authenticator trên điện thoại.",
  },
  choosePasskey: { en: "Use a passkey", vi: "Dùng khóa truy cập" },
  choosePasskeyText: {
    en: "By finger, face or PIN of this device, or with a security key.",
    vi: "Bằng vân tay, khuôn mặt, mã PIN của thiết bị này, hoặc khóa bảo mật.",
  },

  appTitle: { en: "Set up your authenticator app", vi: "Thiết lập ứng dụng xác thực" },
  scan: {
    en: "Scan this code with the app, then enter the six digits that it shows.",
    vi: "Bạn quét mã này bằng ứng dụng, rồi nhập sáu chữ số hiện ra.",
  },
  qrCode: { en: "QR code for the app", vi: "Mã QR cho ứng dụng" },
  typeSecret: { en: "Can't scan? Type this into the app:", vi: "Không quét được? Bạn gõ khóa này vào ứng dụng:" },
  finishApp: { en: "Finish", vi: "Hoàn tất" },

  passkeyTitle: { en: "Add a passkey", vi: "Thêm khóa truy cập" },
  passkeyText: {
    en: "Give it a name that tells you later where it is. Your browser then asks for your finger, face, PIN or security key.",
    vi: "Bạn đặt tên để sau này dễ nhận ra. Trình duyệt sẽ hỏi vân tay, khuôn mặt, mã PIN hoặc khóa bảo mật.",
  },
  passkeyName: { en: "Name, such as “Office laptop”", vi: "Tên, ví dụ “Máy tính văn phòng”" },
  addPasskey: { en: "Add the passkey", vi: "Thêm khóa truy cập" },

  codesTitle: { en: "Save your recovery codes", vi: "Lưu mã dự phòng" },
  codesText: {
    en: "If your phone is lost, each of these signs you in once. They're shown only now: print them or keep them in a password manager.",
    vi: "Khi mất điện thoại, mỗi mã giúp bạn đăng nhập một lần. Mã chỉ hiện lần này: bạn hãy in ra hoặc lưu trong trình quản lý mật khẩu.",
  },
  copyCodes: { en: "Copy", vi: "Chép" },
  codesSaved: { en: "I've saved them", vi: "Tôi đã lưu" },
} satisfies Messages
