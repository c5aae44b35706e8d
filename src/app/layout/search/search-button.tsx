import { lazy, Suspense, useState } from "react"
import { messages } from "#app/messages.ts"
import { useTranslate } from "#i18n/language.tsx"
import { Icon } from "#ui/icon.tsx"
import { DialogLink } from "#ui/overlay/dialog-link.tsx"

const fetchDialog = () => import("./search-dialog.tsx")
const SearchDialog = lazy(fetchDialog)

export function SearchButton() {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <>
      <DialogLink
        to="/tours"
        label={t(messages.search)}
        className="icon-btn"
        onOpen={() => setOpen(true)}
        onIntent={fetchDialog}
      >
        <Icon name="search" className="size-5" />
      </DialogLink>
      {open && (
        <Suspense>
          <SearchDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
