import { useMessages } from '#app/messages/use-messages.ts';
import type { AuditEntry } from '#app/operators/audit-log.server.ts';

const roles = ['viewer', 'editor', 'owner'] as const;
const methods = ['passkey', 'password', 'invitation'] as const;

/** Describes an audit log entry in a sentence, with the details of the action. */
export function AuditSentence({
  entry: { operatorName, action, subject, details },
}: {
  entry: Pick<AuditEntry, 'operatorName' | 'action' | 'subject' | 'details'>;
}) {
  const t = useMessages('access');
  const detailText = (name: string) => {
    const value = Object.hasOwn(details, name) ? details[name] : '';
    return typeof value === 'string' ? value : '';
  };
  const roleOf = (name: string) => roles.find((role) => role === detailText(name)) ?? 'other';
  const method = methods.find((one) => one === detailText('method')) ?? 'other';
  const who = operatorName || t('audit.somebody');
  switch (action) {
    case 'sign-in':
      return t('audit.signIn', { who, method });
    case 'sign-in-failed':
      return t('audit.signInFailed', { method });
    case 'sign-out':
      return t('audit.signOut', { who });
    case 'confirm':
      return t('audit.confirm', { who });
    case 'operator-invite':
      return t('audit.invite', { who, subject, role: roleOf('role') });
    case 'operator-uninvite':
      return t('audit.uninvite', { who, subject });
    case 'operator-join':
      return t('audit.join', { who, role: roleOf('role') });
    case 'operator-role':
      return t('audit.role', { who, subject, before: roleOf('before'), after: roleOf('after') });
    case 'operator-remove':
      return t('audit.remove', { who, subject });
    case 'operator-reset':
      return t('audit.reset', { who, subject });
    case 'passkey-add':
      return t('audit.passkeyAdd', { who, subject });
    case 'passkey-remove':
      return t('audit.passkeyRemove', { who, subject });
    case 'password-set':
      return t('audit.passwordSet', { who });
    case 'password-remove':
      return t('audit.passwordRemove', { who });
    case 'recovery-codes':
      return t('audit.recoveryCodes', { who });
    case 'session-end':
      return t('audit.sessionEnd', { who });
    case 'job-run':
      return t('audit.jobRun', { who, subject });
    case 'caches-clear':
      return t('audit.cachesClear', { who });
    case 'backup-download':
      return t('audit.backupDownload', { who, subject });
    case 'game-version-delete':
      return t('audit.gameVersionDelete', { who, subject });
    case 'feed-add':
      return t('audit.feed', { who, subject, action: 'add' });
    case 'feed-change':
      return t('audit.feed', { who, subject, action: 'change' });
    case 'feed-undo':
      return t('audit.feed', { who, subject, action: 'undo' });
    case 'feed-pause':
      return t('audit.feed', { who, subject, action: 'pause' });
    case 'feed-resume':
      return t('audit.feed', { who, subject, action: 'resume' });
    case 'feed-remove':
      return t('audit.feed', { who, subject, action: 'remove' });
    case 'feed-restore':
      return t('audit.feed', { who, subject, action: 'restore' });
    default:
      return t('audit.other', { who, action });
  }
}
