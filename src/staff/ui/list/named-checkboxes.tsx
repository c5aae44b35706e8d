import { type Theme, ThemeProvider } from "@mui/material/styles"
import type { ReactNode } from "react"
import { useTranslate } from "react-admin"

/** Names the checkboxes of a table. react-admin names an element around them, which may not have a name. */
export function NamedCheckboxes({ children }: { children: ReactNode }) {
  const label = useTranslate()("ra.action.select_row")
  const slotProps = { root: { "aria-label": undefined }, input: { "aria-label": label } }
  const named = (theme: Theme): Theme => ({
    ...theme,
    components: { ...theme.components, MuiCheckbox: { defaultProps: { slotProps } } },
  })
  return <ThemeProvider theme={named}>{children}</ThemeProvider>
}
