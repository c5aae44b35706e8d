import SearchIcon from "@mui/icons-material/Search"
import { alpha, Box, InputBase } from "@mui/material"
import { type FormEvent, useState } from "react"
import { useNavigate, useTranslate } from "react-admin"

/** Searches bookings from anywhere. */
export function BookingSearch() {
  const [text, setText] = useState("")
  const navigate = useNavigate()
  const translate = useTranslate()
  const search = (event: FormEvent) => {
    event.preventDefault()
    const filter = JSON.stringify({ search: text.trim() })
    navigate(`/staff/bookings?${new URLSearchParams({ filter, page: "1" })}`)
  }
  return (
    <Box component="form" onSubmit={search} sx={{ flex: { xs: 1, sm: "none" }, minWidth: 0 }}>
      <InputBase
        type="search"
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder={translate("staff.search")}
        inputProps={{ "aria-label": translate("staff.search") }}
        startAdornment={<SearchIcon sx={{ mr: 1 }} />}
        sx={{
          color: "inherit",
          px: 1.5,
          borderRadius: 1,
          width: { xs: 1, sm: 320 },
          bgcolor: (theme) => alpha(theme.palette.common.white, 0.15),
        }}
      />
    </Box>
  )
}
