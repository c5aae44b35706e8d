import { Box } from "@mui/material"
import { iconUrl } from "#domain/settings/logo/logo.ts"
import { DEFAULT_SETTINGS, type Settings } from "#domain/settings/settings.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"

/** The company's icon. Its name stands beside it. */
export function CompanyMark({ size }: { size: number }) {
  const { data } = useApi<Settings>("/settings")
  if (!data) return null
  return (
    <Box
      component="img"
      // A process of an earlier version, which still runs during an update, knows no logo.
      src={iconUrl("icon-192.png", { ...DEFAULT_SETTINGS, ...data })}
      alt=""
      width={size}
      height={size}
      sx={{ flex: "none", borderRadius: 1, bgcolor: "background.paper" }}
    />
  )
}
