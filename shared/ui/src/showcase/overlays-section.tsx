import CircleUser from 'lucide-react/icons/circle-user'
import FileText from 'lucide-react/icons/file-text'
import Truck from 'lucide-react/icons/truck'
import { useState } from 'react'
import { Button } from '../button.tsx'
import { IconButton } from '../icon-button.tsx'
import { Menu } from '../menu.tsx'
import { Popover } from '../popover.tsx'
import { type DialogKind, dialogKinds, ExampleDialog } from './example-dialog.tsx'
import css from './showcase.module.css'

export function OverlaysSection() {
  const [kind, setKind] = useState<DialogKind>()
  return (
    <>
      <div className={css.row}>
        {dialogKinds.map((each) => (
          <Button key={each} variant="secondary" onClick={() => setKind(each)}>
            Dialog: {each}
          </Button>
        ))}
      </div>
      <div className={css.row}>
        <Popover label="Konto von Anna Becker" trigger={<CircleUser />}>
          {(close) => <Button onClick={close}>Abmelden</Button>}
        </Popover>
        <Button variant="secondary" id="verwalten">
          Vertrag verwalten
        </Button>
        <Menu anchor="verwalten" label="Vertrag verwalten">
          {(close) => (
            <>
              <a href="#nirgends">
                <FileText aria-hidden />
                Rechnungen ansehen
              </a>
              <button type="button" onClick={close}>
                <Truck aria-hidden />
                Umzug melden
              </button>
            </>
          )}
        </Menu>
        <IconButton label="Ohne Funktion">
          <FileText />
        </IconButton>
      </div>
      {dialogKinds.map((each) => (
        <ExampleDialog key={each} kind={each} open={kind === each} onClose={() => setKind(undefined)} />
      ))}
    </>
  )
}
