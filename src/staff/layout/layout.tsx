import OpenInNewIcon from "@mui/icons-material/OpenInNew"
import { IconButton, Tooltip } from "@mui/material"
import type { ReactNode } from "react"
import { AppBar, Layout, TitlePortal, useTranslate } from "react-admin"
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
    <AppBar color="primary">
      <TitlePortal />
      <BookingSearch />
      <Tooltip title={translate("staff.toSite")}>
        <IconButton color="inherit" href="/" target="_blank" rel="noreferrer" aria-label={translate("staff.toSite")}>
          <OpenInNewIcon />
        </IconButton>
      </Tooltip>
    </AppBar>
  )
}
