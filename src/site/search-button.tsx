import { Search } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useT } from "#i18n/language.tsx"
import { Opener } from "#ui/opener.tsx"
import { messages } from "./messages.ts"

const fetchDialog = () => import("./search-dialog.tsx")
const SearchDialog = lazy(fetchDialog)

/**
 * Opens the search (without script the list, which has its own), whose code is fetched when a visitor shows the wish.
 */
export function SearchButton() {
  const t = useT()
  const [open, setOpen] = useState(false)
  const prefetch = () => void fetchDialog()
  return (
    <>
      <Opener
        to="/tours"
        label={t(messages.search)}
        className="icon-btn"
        onOpen={() => setOpen(true)}
        onWish={prefetch}
      >
        <Search className="size-5" aria-hidden="true" />
      </Opener>
      {open && (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
