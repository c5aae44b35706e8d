import AccountCircleIcon from "@mui/icons-material/AccountCircle"
import OpenInNewIcon from "@mui/icons-material/OpenInNew"
import { Box, Button, IconButton, ListItemIcon, ListItemText, MenuItem, Tooltip, useMediaQuery } from "@mui/material"
import { enUS, viVN } from "@mui/material/locale"
import { createTheme, type Theme, ThemeProvider } from "@mui/material/styles"
import { type ComponentProps, type ReactNode, useEffect, useState } from "react"
import {
  AppBar,
  Confirm,
  Layout,
  LinkBase,
  LoadingIndicator,
  Logout,
  TitlePortal,
  UserMenu,
  useGetIdentity,
  useLocaleState,
  useLogout,
  useTranslate,
  useUserMenu,
} from "react-admin"
import { forgetGuest } from "#domain/bookings/guest-tokens.ts"
import { useMay } from "#office/frame/access/use-may.ts"
import { followOtherTabs } from "#office/frame/auth-provider.ts"
import { countDrafts, forgetDrafts } from "#office/frame/hooks/use-draft.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { forgetLingering } from "#office/frame/hooks/use-lingering.ts"
import { CompanyMark } from "./company-mark.tsx"
import { SessionDialog } from "./session-dialog.tsx"
import { StaffMenu } from "./staff-menu.tsx"
import { StaffSearch } from "./staff-search.tsx"
import { StaffSidebar } from "./staff-sidebar.tsx"

/** The bar of a phone has no room for the title, so it stands above the screen. */
const useIsNarrow = () => useMediaQuery<Theme>((theme) => theme.breakpoints.down("md"), { noSsr: true })
const TITLE_ON_PHONES = {
  flex: "none",
  pt: 1.5,
  px: 1,
  whiteSpace: "normal",
  overflowWrap: "anywhere",
  fontWeight: 700,
} as const

/** MUI's own texts, such as those of the buttons in a picker. */
const LOCALIZED = {
  en: (theme: Theme) => createTheme(theme, enUS),
  vi: (theme: Theme) => createTheme(theme, viVN),
}

/** A screen is printed without what leads to others. */
const ON_PAPER = {
  "@media print": {
    "& .MuiAppBar-root, & .MuiDrawer-root": { display: "none" },
    "& .RaLayout-appFrame": { mt: 0 },
  },
} as const

/** The frame of every screen: bar, navigation, and the dialog of a session that has ended. */
export function StaffLayout({ children }: { children: ReactNode }) {
  useEffect(followOtherTabs, [])
  return (
    <ThemeProvider theme={LOCALIZED[useStaffLanguage()]}>
      <Layout appBar={StaffAppBar} menu={StaffMenu} sidebar={StaffSidebar} sx={ON_PAPER}>
        {useIsNarrow() && <TitlePortal component="h1" sx={TITLE_ON_PHONES} />}
        {children}
        <SessionDialog />
      </Layout>
    </ThemeProvider>
  )
}

function StaffAppBar() {
  const translate = useTranslate()
  return (
    <AppBar alwaysOn color="primary" toolbar={<Toolbar />} userMenu={<StaffUserMenu />}>
      {!useIsNarrow() && (
        <>
          <Box sx={{ mr: 1.5 }}>
            <CompanyMark size={32} />
          </Box>
          <TitlePortal component="h1" />
        </>
      )}
      {useMay()("office") ? <StaffSearch /> : <Box sx={{ flex: { xs: 1, md: "none" } }} />}
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
      <Button
        color="inherit"
        lang={other}
        onClick={() => mayLeave(translate) && setLocale(other)}
        sx={{ minWidth: 44 }}
      >
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

/** Another language empties all forms. So asks first if one has unsaved changes, as browsers do before a reload. */
function mayLeave(translate: (key: string) => string): boolean {
  const leaving = new Event("beforeunload", { cancelable: true })
  return window.dispatchEvent(leaving) || window.confirm(translate("ra.message.unsaved_changes"))
}

/** Named by the person who is signed in. */
function StaffUserMenu() {
  const { identity } = useGetIdentity()
  const { signOut, question } = useSignOut()
  return (
    <>
      <UserMenu label={identity?.fullName ?? "ra.auth.user_menu"}>
        <MyAccountItem />
        <SignOutItem signOut={signOut} />
      </UserMenu>
      {question}
    </>
  )
}

/** Signs out by the user menu, and asks first if that deletes drafts. Nothing about guests is left in the browser. */
function useSignOut() {
  const logout = useLogout()
  const [unsent, setUnsent] = useState(0)
  const leave = () => {
    forgetDrafts()
    forgetLingering()
    forgetGuest()
    return logout(null, undefined, false)
  }
  const signOut = () => {
    const drafts = countDrafts()
    setUnsent(drafts)
    if (drafts === 0) void leave()
  }
  const question = (
    <Confirm
      isOpen={unsent > 0}
      title="staff.signOut.title"
      content="staff.signOut.unsent"
      contentTranslateOptions={{ n: unsent }}
      confirm="staff.signOut.confirm"
      cancel="staff.signOut.cancel"
      confirmColor="warning"
      onConfirm={leave}
      onClose={() => setUnsent(0)}
    />
  )
  return { signOut, question }
}

function MyAccountItem() {
  const translate = useTranslate()
  const menu = useUserMenu()
  return (
    <MenuItem component={LinkBase} to="/staff/my-account" onClick={() => menu?.onClose()}>
      <ListItemIcon>
        <AccountCircleIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{translate("myAccount.name")}</ListItemText>
    </MenuItem>
  )
}

/** Closes the menu, because the question opens above the screen. */
function SignOutItem({ signOut, ...props }: ComponentProps<typeof Logout> & { signOut: () => void }) {
  const menu = useUserMenu()
  const close = () => {
    menu?.onClose()
    signOut()
  }
  return <Logout {...props} onClick={close} />
}
