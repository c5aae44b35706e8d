import { Box, Link, Typography } from "@mui/material"
import { Link as ScreenLink, useCreatePath, useResourceDefinitions, useTranslate } from "react-admin"
import type { Use } from "#features/uploads/upload.ts"
import { Hint } from "#staff/ui/hint.tsx"

/** The screens of content that a picture can be in. */
const RESOURCES: Record<Use["kind"], string> = {
  tour: "tours",
  transfer: "transfers",
  product: "products",
  blog: "blogs",
  category: "places",
  "tour-category": "tourCategories",
  "transfer-category": "transferCategories",
  booking: "bookings",
  settings: "settings",
}

/** Says where a picture is used, with a link to each screen. */
export function Uses({ uses }: { uses: Use[] }) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const screens = useResourceDefinitions()
  if (uses.length === 0) return <Hint sx={{ py: 1 }}>{translate("uploads.notUsed")}</Hint>
  return (
    <Box sx={{ minWidth: 0, py: 1 }}>
      <Hint>{translate("uploads.usedIn")}</Hint>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
        {uses.map(({ kind, _id, name }) => {
          const resource = RESOURCES[kind]
          return (
            <Typography key={kind + _id} component="li" variant="body2" sx={{ overflowWrap: "anywhere" }}>
              {translate(`uploads.kinds.${kind}`)}{" "}
              {screens[resource]?.hasEdit ? (
                <Link component={ScreenLink} to={createPath({ resource, type: "edit", id: _id })}>
                  {name}
                </Link>
              ) : (
                name
              )}
            </Typography>
          )
        })}
      </Box>
    </Box>
  )
}
