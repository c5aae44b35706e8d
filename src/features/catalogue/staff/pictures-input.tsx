import { Box, Typography } from "@mui/material"
import { useTranslate } from "react-admin"
import { useWatch } from "react-hook-form"
import type { Image } from "#features/catalogue/content.ts"

/** The pictures of an entry. */
export function PicturesInput() {
  const translate = useTranslate()
  const images: Image[] = useWatch({ name: "images" }) ?? []
  return (
    <>
      <Typography color="text.secondary">{translate("catalogue.picturesSoon", { n: images.length })}</Typography>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
        {images.map(({ url, alt }) => (
          <Box key={url} component="img" src={url} alt={alt.vi || alt.en} sx={{ height: 96, borderRadius: "4px" }} />
        ))}
      </Box>
    </>
  )
}
