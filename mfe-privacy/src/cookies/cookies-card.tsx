import { type CookieAnswer, type CookieSettings, usePortal } from '@portal/portal'
import { german, useTexts } from '@portal/text'
import { Button, Card, DataRow, DefinitionList } from '@portal/ui'
import Cookie from 'lucide-react/icons/cookie'
import { useEffect, useState } from 'react'
import { permissionsTexts } from '../permissions.de.ts'
import { privacyTexts } from '../texts.de.ts'

/** Hidden on foreign pages with a cookie banner of their own. */
export function CookiesCard() {
  const { cookies } = usePortal()
  return cookies && <PresentAnswer cookies={cookies} />
}

function PresentAnswer({ cookies }: { cookies: CookieSettings }) {
  const { t } = useTexts(privacyTexts)
  const [answer, setAnswer] = useState<CookieAnswer>()
  useEffect(() => cookies.watch(setAnswer), [cookies])
  return (
    <Card
      level={3}
      title={t('cookies.title')}
      icon={<Cookie />}
      actions={
        <Button variant="quiet" onClick={cookies.open}>
          {t('cookies.open')}
        </Button>
      }
    >
      <p>{t('cookies.text')}</p>
      {answer && (
        <DefinitionList>
          <DataRow label={t('cookies.necessary')}>{t('cookies.always')}</DataRow>
          {answer.isNeeded && <StatisticsRow answer={answer} />}
        </DefinitionList>
      )}
    </Card>
  )
}

function StatisticsRow({ answer: { agreed, answeredAt } }: { answer: CookieAnswer }) {
  const { t } = useTexts(privacyTexts)
  const permissions = useTexts(permissionsTexts)
  return (
    <DataRow
      label={t('cookies.statistics')}
      changed={answeredAt === null ? undefined : german.lastChangedLabel(answeredAt)}
    >
      {agreed === null ? t('cookies.unanswered') : permissions.t(agreed ? 'given' : 'notGiven')}
    </DataRow>
  )
}
