import { Link } from "@tanstack/react-router"
import { useState } from "react"
import type { Translate } from "#i18n/language.tsx"
import { Button } from "#site/ui/button.tsx"
import { TextField } from "#site/ui/form/field.tsx"
import { Dialog } from "#site/ui/overlay/dialog.tsx"
import { Drawer } from "#site/ui/overlay/drawer.tsx"
import { DrawerMenu } from "#site/ui/overlay/drawer-menu.tsx"
import { Tabs } from "#site/ui/overlay/tabs.tsx"
import { showToast } from "#site/ui/overlay/toast.tsx"
import { samples } from "./styleguide-messages.ts"
import { Chapter, type Draw, Sample } from "./styleguide-sample.tsx"

export function Layers() {
  return (
    <Chapter id="layers" title="Layers">
      <Sample title="Dialog, sheet and drawer menu" note="Escape, the button and the backdrop close them.">
        {Overlays}
      </Sample>
      <Sample title="Toast" note="Four seconds, longer while it is read with the pointer or the focus on it.">
        {ToastButtons}
      </Sample>
      <Sample title="Tabs">{Themes}</Sample>
    </Chapter>
  )
}

function Overlays(t: Translate) {
  const [open, setOpen] = useState<"middle" | "foot">()
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button look="secondary" aria-haspopup="dialog" onClick={() => setOpen("middle")}>
        {t(samples.openDialog)}
      </Button>
      <Button look="secondary" aria-haspopup="dialog" onClick={() => setOpen("foot")}>
        {t(samples.openSheet)}
      </Button>
      <DrawerMenu href="#site-links" label={t(samples.menu)} load={() => Promise.resolve()}>
        {(onClose) => (
          <Drawer title={t(samples.menu)} onClose={onClose}>
            <nav aria-label={t(samples.menu)} className="grid">
              <Link to="/tours" className="flex min-h-11 items-center font-semibold">
                {t(samples.tours)}
              </Link>
            </nav>
          </Drawer>
        )}
      </DrawerMenu>
      {open && (
        <Dialog
          title={t(samples.heading)}
          position={open}
          onClose={() => setOpen(undefined)}
          footer={
            <form method="dialog">
              <Button type="submit" className="w-full">
                {t(samples.show)}
              </Button>
            </form>
          }
        >
          <TextField label={t(samples.name)} />
          <p className="mt-4">{t(samples.body)}</p>
        </Dialog>
      )}
    </div>
  )
}

const ToastButtons: Draw = (t) => (
  <div className="flex flex-wrap gap-3">
    <Button look="secondary" onClick={() => showToast("good", t(samples.saved))}>
      {t(samples.toastGood)}
    </Button>
    <Button look="secondary" onClick={() => showToast("bad", t(samples.failed))}>
      {t(samples.toastBad)}
    </Button>
  </div>
)

const Themes: Draw = (t) => (
  <Tabs
    label={t(samples.tabs)}
    tabs={samples.themes.map((theme) => ({
      key: theme.en,
      label: t(theme),
      content: <p>{`${t(theme)}. ${t(samples.body)}`}</p>,
    }))}
  />
)
