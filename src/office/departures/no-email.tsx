import { Typography } from "@mui/material"
import { useTranslate } from "react-admin"

/** Says that the guest has no email address, so staff have to ring. */
export function NoEmail() {
  const translate = useTranslate()
  return (
    <Typography variant="body2" sx={{ fontWeight: 600, color: "warning.main" }}>
      {translate("departures.cancellation.noEmail")}
    </Typography>
  )
}
