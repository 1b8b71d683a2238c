import * as common from '#texts/common.ts'
import * as t from '#texts/pages.ts'
import { NotFound as NotFoundIllustration } from '../ui/illustrations/lazy-illustrations.tsx'
import { LinkButton } from '../ui/button/button.tsx'
import { HomeIcon } from '../ui/icons/public-icons.tsx'
import { ErrorPage } from '../features/site/error-page.tsx'
import { paths } from '../lib/paths.ts'

export default function NotFoundPage() {
  return (
    <ErrorPage illustration={<NotFoundIllustration />} title={t.pageNotFound}>
      <p>{t.nothingIsDeliveredHere}</p>
      <LinkButton href={paths.home()} tone="primary" size="large" icon={<HomeIcon />}>
        {common.backToHome}
      </LinkButton>
    </ErrorPage>
  )
}
