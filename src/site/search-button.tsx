import { Search } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useT } from "#i18n/language.tsx"
import { IconButton } from "#ui/button.tsx"
import { messages } from "./messages.ts"

const fetchDialog = () => import("./search-dialog.tsx")
const SearchDialog = lazy(fetchDialog)

/** Opens the search, whose code is fetched when a visitor shows the wish. */
export function SearchButton() {
  const t = useT()
  const [open, setOpen] = useState(false)
  const prefetch = () => void fetchDialog()
  return (
    <>
      <IconButton
        label={t(messages.search)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={prefetch}
        onFocus={prefetch}
      >
        <Search className="size-5" aria-hidden="true" />
      </IconButton>
      {open && (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
