import { Typography } from "@mui/material"
import { useTranslate } from "react-admin"

/** Says that no mail tells this guest, so that somebody has to ring them. */
export function NoEmail() {
  const translate = useTranslate()
  return (
    <Typography variant="body2" sx={{ fontWeight: 600, color: "warning.main" }}>
      {translate("departures.cancellation.noEmail")}
    </Typography>
  )
}
