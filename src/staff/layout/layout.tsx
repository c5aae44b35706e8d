import OpenInNewIcon from "@mui/icons-material/OpenInNew"
import { Box, Button, IconButton, Tooltip } from "@mui/material"
import { type ReactNode, useEffect } from "react"
import {
  AppBar,
  Layout,
  LoadingIndicator,
  TitlePortal,
  UserMenu,
  useGetIdentity,
  useLocaleState,
  useTranslate,
} from "react-admin"
import { followOtherTabs } from "#staff/auth-provider.ts"
import { SessionDialog } from "./session-dialog.tsx"
import { SignOutItem, useSignOut } from "./sign-out.tsx"
import { StaffMenu } from "./staff-menu.tsx"
import { StaffSearch } from "./staff-search.tsx"

/** The frame of every screen: bar, navigation, and the dialog of a session that has ended. */
export function StaffLayout({ children }: { children: ReactNode }) {
  useEffect(followOtherTabs, [])
  return (
    <Layout appBar={StaffAppBar} menu={StaffMenu}>
      {children}
      <SessionDialog />
    </Layout>
  )
}

/** The title stays readable for screen readers where there is no room for it. */
const hiddenOnPhones = {
  position: { xs: "absolute", md: "static" },
  width: { xs: 1, md: "auto" },
  height: { xs: 1, md: "auto" },
  overflow: "hidden",
  clipPath: { xs: "inset(50%)", md: "none" },
}

function StaffAppBar() {
  const translate = useTranslate()
  return (
    <AppBar color="primary" toolbar={<Toolbar />} userMenu={<StaffUserMenu />}>
      <TitlePortal component="h1" sx={hiddenOnPhones} />
      <StaffSearch />
      <Tooltip title={translate("staff.toSite")}>
        <IconButton
          color="inherit"
          href="/"
          target="_blank"
          rel="noreferrer"
          aria-label={translate("staff.toSite")}
          sx={{ display: { xs: "none", sm: "inline-flex" } }}
        >
          <OpenInNewIcon />
        </IconButton>
      </Tooltip>
    </AppBar>
  )
}

function Toolbar() {
  const translate = useTranslate()
  const [locale, setLocale] = useLocaleState()
  const other = locale === "en" ? "vi" : "en"
  return (
    <>
      <Button color="inherit" lang={other} onClick={() => setLocale(other)} sx={{ minWidth: 44 }}>
        <Box component="span" sx={{ display: { xs: "none", sm: "inline" } }}>
          {other === "vi" ? "Tiếng Việt" : "English"}
        </Box>
        <Box component="span" sx={{ display: { sm: "none" } }}>
          {other.toUpperCase()}
        </Box>
      </Button>
      <LoadingIndicator aria-label={translate("ra.page.loading")} />
    </>
  )
}

/** Named by the person who is signed in. */
function StaffUserMenu() {
  const { identity } = useGetIdentity()
  const { signOut, question } = useSignOut()
  return (
    <>
      <UserMenu label={identity?.fullName ?? "ra.auth.user_menu"}>
        <SignOutItem signOut={signOut} />
      </UserMenu>
      {question}
    </>
  )
}
