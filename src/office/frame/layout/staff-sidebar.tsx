import { useMediaQuery } from "@mui/material"
import type { Theme } from "@mui/material/styles"
import { useLayoutEffect, useState } from "react"
import { Sidebar, type SidebarProps, useRemoveFromStore } from "react-admin"

/**
 * Shows the navigation as a column, or on a phone as a drawer. What was chosen for one doesn't apply to the other: a
 * drawer that mounts open and closes at once keeps the page hidden from screen readers.
 */
export function StaffSidebar(props: SidebarProps) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down("sm"), { noSsr: true })
  const [isDrawer, setIsDrawer] = useState(false)
  const forgetChoice = useRemoveFromStore("sidebar.open")
  useLayoutEffect(() => {
    if (isDrawer === isPhone) return
    forgetChoice()
    setIsDrawer(isPhone)
  }, [isDrawer, isPhone, forgetChoice])
  return isDrawer === isPhone ? <Sidebar {...props} /> : null
}
