import PeopleIcon from "@mui/icons-material/People"
import { lazy } from "react"
import type { StaffSlice } from "#office/frame/staff-slice.ts"
import { myAccountMessages } from "./my-account/messages.ts"
import { accountMessages } from "./screens/messages.ts"

export const account: StaffSlice = {
  messages: { accounts: accountMessages, myAccount: myAccountMessages },
  mails: {
    "verify-email": { en: "Account: confirm the address", vi: "Tài khoản: xác nhận email" },
    "reset-password": { en: "Account: choose a new password", vi: "Tài khoản: đặt lại mật khẩu" },
    "password-invitation": { en: "Invitation of a colleague", vi: "Mời đồng nghiệp" },
    "password-changed": { en: "Account: password changed", vi: "Tài khoản: đã đổi mật khẩu" },
    "email-change-asked": { en: "Account: change of address", vi: "Tài khoản: yêu cầu đổi email" },
    "second-factor-changed": { en: "Account: second step changed", vi: "Tài khoản: thay đổi đăng nhập hai bước" },
    "email-changed": { en: "Account: address changed", vi: "Tài khoản: đã đổi email" },
  },
  pages: [
    {
      name: "myAccount",
      path: "/my-account",
      screen: lazy(() => import("./my-account/my-account-screen.tsx")),
    },
  ],
  resources: [
    {
      name: "users",
      label: "accounts.name",
      area: "administration",
      endpoint: "/users",
      list: lazy(() => import("./screens/user-list-screen.tsx")),
      menu: { group: "company", icon: PeopleIcon },
    },
  ],
}
