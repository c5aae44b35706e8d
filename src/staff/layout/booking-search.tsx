import SearchIcon from "@mui/icons-material/Search"
import { alpha, InputBase } from "@mui/material"
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
    <form onSubmit={search}>
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
          width: { xs: 130, sm: 300 },
          bgcolor: (theme) => alpha(theme.palette.common.white, 0.15),
        }}
      />
    </form>
  )
}
