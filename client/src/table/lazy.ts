import { withWords } from '../words/say.svelte';

/** Rarely needed parts of a table: loaded when they are first shown. */
export const absent = () => import('../seats/Absent.svelte');
export const analysisSheet = () => withWords('result', import('../result/AnalysisSheet.svelte'));
export const bookDialog = () => import('../book/BookDialog.svelte');
export const caseCard = () => withWords('daily', import('../daily/CaseCard.svelte'));
export const chatPanel = () => import('./ChatPanel.svelte');
export const consent = () => import('../moves/Consent.svelte');
export const forkDialog = () => import('./ForkDialog.svelte');
export const guideCard = () => withWords('guide', import('../guide/GuideCard.svelte'));
export const handOver = () => import('../seats/HandOver.svelte');
export const hintPanel = () => import('../moves/HintPanel.svelte');
export const inspector = () => import('../board/Inspector.svelte');
export const invitationDialog = () => import('../seats/InvitationDialog.svelte');
export const joinDialog = () => import('../seats/JoinDialog.svelte');
export const menuDialog = () => withWords('table', import('./MenuDialog.svelte'));
export const remindersDialog = () => withWords('account', import('../account/RemindersDialog.svelte'));
export const replayRibbon = () => import('../replay/ReplayRibbon.svelte');
export const resultSheet = () => withWords('result', import('../result/ResultSheet.svelte'));
export const rulesPanel = () => import('../rulebook/RulesPanel.svelte');
export const sceneTable = () => import('../board/SceneTable.svelte');
export const sinceCard = () => import('../log/SinceCard.svelte');
export const spotlight = () => import('../guide/Spotlight.svelte');
export const standingDialog = () => import('../moves/StandingDialog.svelte');
export const waitingRoom = () => withWords('table', import('./WaitingRoom.svelte'));
export const zonePanel = () => import('../board/ZonePanel.svelte');
