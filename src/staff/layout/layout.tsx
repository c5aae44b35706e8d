import OpenInNewIcon from "@mui/icons-material/OpenInNew"
import { Box, Button, IconButton, Tooltip } from "@mui/material"
import type { ReactNode } from "react"
import { AppBar, Layout, LoadingIndicator, TitlePortal, useLocaleState, useTranslate } from "react-admin"
import { BookingSearch } from "./booking-search.tsx"
import { SessionDialog } from "./session-dialog.tsx"
import { StaffMenu } from "./staff-menu.tsx"

/** The frame of every screen: bar, navigation, and the dialog of a session that has ended. */
export function StaffLayout({ children }: { children: ReactNode }) {
  return (
    <Layout appBar={StaffAppBar} menu={StaffMenu}>
      {children}
      <SessionDialog />
    </Layout>
  )
}

function StaffAppBar() {
  const translate = useTranslate()
  return (
    <AppBar color="primary" toolbar={<Toolbar />}>
      <TitlePortal sx={{ display: { xs: "none", md: "block" } }} />
      <BookingSearch />
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
      <LoadingIndicator />
    </>
  )
}
